import { asc, eq } from "drizzle-orm";
import type { AdvisorCaller } from "../../callers.ts";
import { applicantNote } from "../../db/schema/comments.ts";
import { advisor } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { noteFrom } from "../comments/comment-from.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";

/** What advisors noted about an applicant, the oldest first. 404 for anybody else's applicant. */
export async function fetchNotes(
  { db }: Pick<Work, "db">,
  caller: Pick<AdvisorCaller, "id" | "advisor">,
  { accountId }: { accountId: string },
) {
  const { name } = await refuseForeignApplicant(db, caller, accountId);
  const rows = await db
    .select({ comment: applicantNote, author: { id: advisor.id, name: advisor.name } })
    .from(applicantNote)
    .leftJoin(advisor, eq(advisor.id, applicantNote.advisorId))
    .where(eq(applicantNote.accountId, accountId))
    .orderBy(asc(applicantNote.createdAt), asc(applicantNote.id));
  return { name, notes: rows.map((row) => noteFrom(row, caller.id)) };
}
