import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Advising } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { applicantNote } from "../../db/schema/comments.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";

/** A note about an applicant. */
export interface NoteAt {
  accountId: string;
  noteId: string;
}

/**
 * Locks a note that the advisor wrote. 404 when it is not about this applicant, or the applicant is somebody else's;
 * 403 when another advisor wrote it: it may be read, but not changed.
 */
export async function lockOwnNote(db: Executor, advising: Advising, { accountId, noteId }: NoteAt) {
  await refuseForeignApplicant(db, advising, accountId);
  const [found] = await db
    .select()
    .from(applicantNote)
    .where(and(eq(applicantNote.id, noteId), eq(applicantNote.accountId, accountId)))
    .for("update");
  if (!found) throw Refusal.notFound();
  if (found.advisorId !== advising.id) throw Refusal.forbidden();
  return found;
}
