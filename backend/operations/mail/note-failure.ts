import { eq } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { mail } from "../../db/schema/mail.ts";

/** Writes into the log why an attempt failed; `gaveUpAt` if there will be no other. */
export async function noteFailure(db: Executor, id: string, failure: string, gaveUpAt: Date | null) {
  await db.update(mail).set({ failure, failedAt: gaveUpAt }).where(eq(mail.id, id));
}
