import { and, eq } from "drizzle-orm";
import type { Comment } from "#contract/entities/comment.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { Colleague } from "../../callers.ts";
import { lockAccount } from "../../db/accounts.ts";
import { comment } from "../../db/schema/comments.ts";
import type { Work } from "../../work.ts";
import { type AtOpening, knownApplicant } from "../matching/known-applicant.ts";
import { commentFrom } from "./comment-from.ts";

/**
 * Adds a comment about an applicant for the colleagues (spec §7). 422 (`tooManyComments`) after
 * `limits.commentsPerApplicant`, 404 for an applicant whom they may not know at this opening.
 */
export async function addComment(
  work: Pick<Work, "db" | "now">,
  colleague: Pick<Colleague, "id" | "companyId" | "user">,
  { text, jobOpeningId, accountId }: AtOpening & { text: string },
): Promise<Comment> {
  await knownApplicant(work, colleague, { jobOpeningId, accountId });
  // Of comments written at once only as many as are allowed are added.
  await lockAccount(work.db, accountId);
  const isThere = and(eq(comment.jobOpeningId, jobOpeningId), eq(comment.accountId, accountId));
  if ((await work.db.$count(comment, isThere)) >= limits.commentsPerApplicant)
    throw Refusal.invalid({ text: ["tooManyComments"] });
  const [added] = await work.db
    .insert(comment)
    .values({ jobOpeningId, accountId, companyUserId: colleague.id, text, createdAt: work.now })
    .returning();
  return commentFrom({ comment: added!, author: colleague.user }, colleague.id);
}
