import { eq } from "drizzle-orm";
import type { Comment } from "#contract/entities/comment.ts";
import { Refusal } from "#contract/errors.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { applicantNote } from "../../db/schema/comments.ts";
import type { Work } from "../../work.ts";
import { noteFrom } from "../comments/comment-from.ts";
import { lockOwnNote, type NoteAt } from "./own-note.ts";

/**
 * Changes the text of one's own note. 409 (`stale`) if it was changed since `version`; 403 and 404 as `lockOwnNote`.
 */
export async function changeNote(
  { db, now }: Pick<Work, "db" | "now">,
  caller: Pick<AdvisorCaller, "id" | "advisor">,
  { text, version, ...what }: NoteAt & { text: string; version?: number },
): Promise<Comment> {
  const own = await lockOwnNote(db, caller, what);
  if (version !== undefined && version !== own.version) throw Refusal.conflict({ text: ["stale"] });
  const [changed] = await db
    .update(applicantNote)
    .set({ text, changedAt: now, version: own.version + 1 })
    .where(eq(applicantNote.id, own.id))
    .returning();
  return noteFrom({ comment: changed!, author: caller.advisor }, caller.id);
}
