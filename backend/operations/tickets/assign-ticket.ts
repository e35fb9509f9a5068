import { and, eq, isNull } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import type { Answering } from "./asker.ts";
import { lockTicket } from "./lock-ticket.ts";

interface Assignment {
  ticketId: string;
  /** Absent: the caller. */
  advisorId?: string;
  /** Who had it when it was read, null for nobody; absent: it does not matter who. */
  instead?: string | null;
}

/**
 * Takes a ticket that is open to the caller, or hands it to a colleague, who may read it from then on (ADR 0084). 404
 * for any other ticket, 409 when somebody else has it by now, 422 (`advisorId`) for a locked or unknown advisor.
 */
export async function assignTicket(
  { db }: Work,
  caller: Answering,
  { ticketId, advisorId = caller.id, instead }: Assignment,
) {
  const ticket = await lockTicket(db, caller, ticketId);
  if (instead !== undefined && instead !== ticket.advisorId) throw Refusal.conflict({ advisorId: ["stale"] });
  const [found] = await db
    .select({ id: advisor.id })
    .from(advisor)
    .where(and(eq(advisor.id, advisorId), isNull(advisor.lockedAt)));
  if (!found) throw Refusal.invalid({ advisorId: ["required"] });
  await db.update(supportTicket).set({ advisorId }).where(eq(supportTicket.id, ticketId));
}
