import { eq } from "drizzle-orm";
import type { Comment } from "#contract/entities/comment.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { AdvisorCaller } from "../../callers.ts";
import { lockAccount } from "../../db/accounts.ts";
import { applicantNote } from "../../db/schema/comments.ts";
import type { Work } from "../../work.ts";
import { noteFrom } from "../comments/comment-from.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";

/**
 * Adds a note about an applicant for the advisors who look after them. 422 (`tooManyComments`) after
 * `limits.commentsPerApplicant`, 404 for anybody else's applicant.
 */
export async function addNote(
  { db, now }: Pick<Work, "db" | "now">,
  caller: Pick<AdvisorCaller, "id" | "advisor">,
  { accountId, text }: { accountId: string; text: string },
): Promise<Comment> {
  await refuseForeignApplicant(db, caller, accountId);
  // Of notes written at once only as many as are allowed are added.
  await lockAccount(db, accountId);
  if ((await db.$count(applicantNote, eq(applicantNote.accountId, accountId))) >= limits.commentsPerApplicant)
    throw Refusal.invalid({ text: ["tooManyComments"] });
  const [added] = await db
    .insert(applicantNote)
    .values({ accountId, advisorId: caller.id, text, createdAt: now })
    .returning();
  return noteFrom({ comment: added!, author: caller.advisor }, caller.id);
}
