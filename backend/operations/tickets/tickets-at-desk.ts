import { eq, getTableColumns, sql } from "drizzle-orm";
import type { ListedTicketAtDesk } from "#contract/entities/desk-ticket.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { company, employee } from "../../db/schema/companies.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { advisor, unit } from "../../db/schema/unit.ts";

/** The advisor of the unit that an applicant works on first. */
const ownAdvisor = sql`(select ${unit.advisorId} from ${unit} where ${unit.accountId} = ${supportTicket.accountId}
  order by ${unit.primary} desc, ${unit.createdAt} limit 1)`;
/** Of an advisor: was given it by hand. Not of one who is locked, who would keep it from everybody. */
export const isTaker = sql`${advisor.id} = ${supportTicket.advisorId} and ${advisor.lockedAt} is null`;
const taker = sql`(select ${advisor.id} from ${advisor} where ${isTaker})`;
/** Who is responsible (ADR 0084): who was given it by hand, else the applicant's own advisor. */
export const responsible = sql`coalesce(${taker}, ${ownAdvisor})`;

/** Whether a colleague asked for themselves alone and has left the company. */
export const isAskerGone = sql<boolean>`(${supportTicket.companyId} is not null and ${supportTicket.isPrivate}
  and not exists (select from ${employee} where ${employee.companyId} = ${supportTicket.companyId}
    and ${employee.companyUserId} = ${supportTicket.companyUserId}))`;

/** Tickets with the person who asked and the advisor responsible. */
export const selectTicketsAtDesk = (db: Executor) =>
  db
    .select({
      ticket: getTableColumns(supportTicket),
      applicant: { id: account.id, firstName: account.firstName, lastName: account.lastName, email: account.email },
      companyName: company.name,
      advisor: { id: advisor.id, name: advisor.name },
      isAskerGone,
    })
    .from(supportTicket)
    .leftJoin(account, eq(account.id, supportTicket.accountId))
    .leftJoin(company, eq(company.id, supportTicket.companyId))
    .leftJoin(advisor, eq(advisor.id, responsible))
    .$dynamic();
export type TicketRowAtDesk = Awaited<ReturnType<typeof selectTicketsAtDesk>>[number];

/** What the desk's list and its page of one ticket both show. */
export function factsAtDesk(row: TicketRowAtDesk, reader: { id: string }) {
  const { ticket, applicant, companyName, advisor: of } = row;
  return {
    asker: askerOf(ticket, companyName ?? nameOf(applicant!)),
    advisor: of,
    isMine: of?.id === reader.id,
    askedAt: ticket.askedAt.toISOString(),
  };
}

function askerOf({ accountId, companyId }: TicketRowAtDesk["ticket"], name: string): ListedTicketAtDesk["asker"] {
  return companyId ? { side: "company", id: companyId, name } : { side: "applicant", id: accountId!, name };
}
