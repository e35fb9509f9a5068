import { eq } from "drizzle-orm";
import type { Advising } from "../../callers.ts";
import { applicantNote } from "../../db/schema/comments.ts";
import type { Work } from "../../work.ts";
import { lockOwnNote, type NoteAt } from "./own-note.ts";

/** Deletes a note of one's own. 403 and 404 as `lockOwnNote`. */
export async function deleteNote({ db }: Pick<Work, "db">, advising: Advising, what: NoteAt) {
  const { id } = await lockOwnNote(db, advising, what);
  await db.delete(applicantNote).where(eq(applicantNote.id, id));
}
