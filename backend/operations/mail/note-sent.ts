import { eq } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { mail } from "../../db/schema/mail.ts";
import { farewells } from "../../mail/mail-kinds.ts";

/** Writes into the log that the mail server took a mail; the line of somebody who is deleted goes with their mail. */
export async function noteSent(db: Executor, { id, kind }: Pick<typeof mail.$inferSelect, "id" | "kind">, now: Date) {
  if (farewells.has(kind)) await db.delete(mail).where(eq(mail.id, id));
  else await db.update(mail).set({ sentAt: now, failedAt: null, failure: null }).where(eq(mail.id, id));
}
