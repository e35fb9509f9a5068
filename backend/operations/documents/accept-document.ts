import { eq } from "drizzle-orm";
import type { Advising } from "../../callers.ts";
import { document } from "../../db/schema/documents.ts";
import type { Work } from "../../work.ts";
import { advanceStage } from "../stage/advance-stage.ts";
import { lockToCheck, type ToCheck } from "./lock-to-check.ts";

/** The advisor finds a document of an own applicant in order. Refuses as `lockToCheck` does. */
export async function acceptDocument({ db, now }: Work, advising: Advising, what: ToCheck) {
  const { accountId } = await lockToCheck(db, advising, what, "accept");
  await db.update(document).set({ acceptedAt: now, refusalReason: null }).where(eq(document.id, what.documentId));
  await advanceStage(db, accountId, now);
}
