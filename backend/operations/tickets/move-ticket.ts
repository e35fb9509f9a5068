import { eq } from "drizzle-orm";
import { waitsForUs } from "#domain/ticket-status.ts";
import { supportTicket } from "../../db/schema/tickets.ts";
import type { Work } from "../../work.ts";

/** Brings a locked ticket to a status. Where it waits for us again, its wait begins now. */
export async function moveTicket(
  { db, now }: Pick<Work, "db" | "now">,
  { id, status: from }: Pick<typeof supportTicket.$inferSelect, "id" | "status">,
  status: typeof from,
) {
  const isAskedAgain = waitsForUs(status) && !waitsForUs(from);
  await db
    .update(supportTicket)
    .set({ status, changedAt: now, ...(isAskedAgain && { askedAt: now }) })
    .where(eq(supportTicket.id, id));
}
