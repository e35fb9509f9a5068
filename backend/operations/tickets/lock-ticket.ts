import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { supportTicket, ticketMessage } from "../../db/schema/tickets.ts";
import { isOpenTo, type TicketReader } from "./asker.ts";

/** A ticket that is open to the reader, locked. 404 for any other. */
export async function lockTicket(db: Executor, reader: TicketReader, ticketId: string) {
  const open = and(eq(supportTicket.id, ticketId), isOpenTo(reader));
  const [row] = await db.select().from(supportTicket).where(open).for("update");
  if (!row) throw Refusal.notFound();
  return row;
}

/**
 * The same for a reader who has seen so many messages of it (absent: any number). 409 (`ticketMoved`) when there are
 * more by now.
 */
export async function lockReadTicket(db: Executor, reader: TicketReader, ticketId: string, version?: number) {
  const ticket = await lockTicket(db, reader, ticketId);
  if (version === undefined) return ticket;
  if (version !== (await db.$count(ticketMessage, eq(ticketMessage.ticketId, ticketId))))
    throw Refusal.conflict({ messages: ["ticketMoved"] });
  return ticket;
}
