import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { TicketAtDesk } from "#contract/entities/desk-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import { inGerman } from "../../db/in-german.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { advisor } from "../../db/schema/unit.ts";
import { wholeTicket } from "../../db/tickets.ts";
import type { Work } from "../../work.ts";
import { type Answering, isOfOwn, isOpenTo } from "./asker.ts";
import { factsAtDesk, selectTicketsAtDesk } from "./tickets-at-desk.ts";

/** A ticket with its conversation, for an advisor. 404 alike for one that is not open to them and an unknown one. */
export async function fetchTicketAtDesk(
  { db }: Pick<Work, "db">,
  reader: Answering,
  { ticketId }: { ticketId: string },
): Promise<TicketAtDesk> {
  const one = eq(supportTicket.id, ticketId);
  const [row] = await selectTicketsAtDesk(db).where(and(one, isOpenTo(reader)));
  if (!row) throw Refusal.notFound();
  const [whole, [own], colleagues] = await Promise.all([
    wholeTicket(db, one, reader),
    db
      .select({ id: supportTicket.id })
      .from(supportTicket)
      .where(and(one, isOfOwn(reader))),
    db
      .select({ id: advisor.id, name: advisor.name })
      .from(advisor)
      .where(and(isNull(advisor.lockedAt), ne(advisor.name, ""), ne(advisor.id, row.advisor?.id ?? reader.id)))
      .orderBy(asc(inGerman(advisor.name)), asc(advisor.id)),
  ]);
  return {
    ...whole!,
    ...factsAtDesk(row, reader),
    isOfOwn: own !== undefined,
    isAskerGone: row.isAskerGone,
    assignedTo: row.ticket.advisorId,
    colleagues,
  };
}
