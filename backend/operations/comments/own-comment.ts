import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { comment } from "../../db/schema/comments.ts";
import type { Work } from "../../work.ts";
import { type AtOpening, knownApplicant } from "../matching/known-applicant.ts";

/**
 * Locks a comment that the colleague wrote. 404 when it is not about this applicant; 403 when a colleague wrote it: it
 * may be read, but not changed.
 */
export async function lockOwnComment(
  work: Pick<Work, "db" | "now">,
  colleague: Pick<Colleague, "id" | "companyId">,
  { commentId, jobOpeningId, accountId }: AtOpening & { commentId: string },
) {
  await knownApplicant(work, colleague, { jobOpeningId, accountId });
  const [found] = await work.db
    .select()
    .from(comment)
    .where(and(eq(comment.id, commentId), eq(comment.jobOpeningId, jobOpeningId), eq(comment.accountId, accountId)))
    .for("update");
  if (!found) throw Refusal.notFound();
  if (found.companyUserId !== colleague.id) throw Refusal.forbidden();
  return found;
}
