import { and, asc, eq } from "drizzle-orm";
import type { Comment } from "#contract/entities/comment.ts";
import type { Colleague } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { comment } from "../../db/schema/comments.ts";
import { companyUser } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { type AtOpening, knownApplicant } from "../matching/known-applicant.ts";
import { commentFrom } from "./comment-from.ts";

/**
 * Comments of colleagues about an applicant at an opening, oldest first. 404 for an applicant whom they may not know
 * there.
 */
export async function fetchComments(
  work: Pick<Work, "db" | "now">,
  colleague: Pick<Colleague, "id" | "companyId">,
  at: AtOpening,
): Promise<Comment[]> {
  await knownApplicant(work, colleague, at);
  return commentsOn(work.db, at, colleague.id);
}

/** The same for a reader who may know the applicant. One query. */
export async function commentsOn(db: Executor, { jobOpeningId, accountId }: AtOpening, readerId: string) {
  const rows = await db
    .select({ comment, author: companyUser })
    .from(comment)
    .leftJoin(companyUser, eq(companyUser.id, comment.companyUserId))
    .where(and(eq(comment.jobOpeningId, jobOpeningId), eq(comment.accountId, accountId)))
    .orderBy(asc(comment.createdAt), asc(comment.id));
  return rows.map((row) => commentFrom(row, readerId));
}
