import { and, eq } from "drizzle-orm";
import type { SupportTicket } from "#contract/entities/support-ticket.ts";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { wholeTicket } from "../../db/tickets.ts";
import type { Work } from "../../work.ts";

/** A ticket of the caller with all its messages. 404 alike for another person's and an unknown one. */
export async function fetchTicket(
  { db }: Work,
  { id: accountId }: Actor,
  { ticketId }: { ticketId: string },
): Promise<SupportTicket> {
  const [row] = await db
    .select()
    .from(supportTicket)
    .where(and(eq(supportTicket.id, ticketId), eq(supportTicket.accountId, accountId)));
  if (!row) throw Refusal.notFound();
  return wholeTicket(db, row);
}
