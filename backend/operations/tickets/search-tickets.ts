import { and, asc, count, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { ListedTicketAtDesk, TicketSearch } from "#contract/entities/desk-ticket.ts";
import { waitingForUs } from "#domain/ticket-status.ts";
import { account } from "../../db/schema/account.ts";
import { company } from "../../db/schema/companies.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { mention } from "../../db/search-form.ts";
import type { Work } from "../../work.ts";
import { pageBy, readKey, writeKey } from "../page-key.ts";
import { isOpenTo, type ReaderAtDesk } from "./asker.ts";
import { factsAtDesk, responsible, selectTicketsAtDesk, type TicketRowAtDesk } from "./tickets-at-desk.ts";

/**
 * One page of the tickets that are open to an advisor, what waits longest first; `total` counts all pages. 400 for an
 * `after` that was not given out.
 */
export async function searchTickets(
  { db }: Pick<Work, "db">,
  reader: ReaderAtDesk,
  { after, size, ...sought }: TicketSearch,
) {
  const which = and(isOpenTo(reader), isSought(sought, reader));
  const rows = await selectTicketsAtDesk(db)
    .where(and(which, after === undefined ? undefined : isAfter(after)))
    .orderBy(asc(supportTicket.askedAt), asc(supportTicket.id))
    .limit(size + 1);
  const [counted] = await db
    .select({ total: count() })
    .from(supportTicket)
    .leftJoin(account, eq(account.id, supportTicket.accountId))
    .leftJoin(company, eq(company.id, supportTicket.companyId))
    .where(which);
  const { items, next } = pageBy(rows, size, ({ ticket }) => writeKey([ticket.askedAt, ticket.id]));
  return { items: items.map((row) => listedFrom(row, reader)), total: counted!.total, next };
}

const sides = { applicant: isNotNull(supportTicket.accountId), company: isNotNull(supportTicket.companyId) };

function isSought(
  { search, side, state, owner }: Omit<TicketSearch, "after" | "size">,
  reader: ReaderAtDesk,
): SQL | undefined {
  const { firstName, lastName, email } = account;
  const owners = { mine: sql`${responsible} = ${reader.id}`, nobody: sql`${responsible} is null` };
  return and(
    mention(search, supportTicket.subject, firstName, lastName, email, company.name),
    side && sides[side],
    owner && owners[owner],
    state === "all" ? undefined : inArray(supportTicket.status, state ? [state] : waitingForUs),
  );
}

const listedFrom = (row: TicketRowAtDesk, reader: ReaderAtDesk): ListedTicketAtDesk => ({
  supportTicketId: row.ticket.id,
  subject: row.ticket.subject,
  status: row.ticket.status,
  ...factsAtDesk(row, reader),
});

const place = z.tuple([z.iso.datetime(), z.uuid()]);

function isAfter(after: string) {
  const [askedAt, id] = readKey(after, place);
  return sql`(${supportTicket.askedAt}, ${supportTicket.id}) > (${askedAt}::timestamptz, ${id}::uuid)`;
}
