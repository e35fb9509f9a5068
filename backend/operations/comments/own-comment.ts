import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { comment } from "../../db/schema/comments.ts";
import type { Work } from "../../work.ts";
import { type AtOpening, knownApplicant } from "../matching/known-applicant.ts";

/**
 * Locks a comment that the colleague wrote. Refuses with 404 one that is not about this applicant, and with 403 one that
 * somebody else of the company wrote: they may read it.
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
