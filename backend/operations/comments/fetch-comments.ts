import type { Comment } from "#contract/entities/comment.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { type AtOpening, knownApplicant } from "../matching/known-applicant.ts";
import { commentFrom } from "./comment-from.ts";

/**
 * Comments of colleagues about an applicant at an opening, oldest first. 404 for an applicant whom they may not know
 * there. One query.
 */
export async function fetchComments(
  work: Pick<Work, "db" | "now">,
  colleague: Pick<Colleague, "id" | "companyId">,
  at: AtOpening,
): Promise<Comment[]> {
  const { comments } = await knownApplicant(work, colleague, at);
  return comments.map((one) => commentFrom(one, colleague.id));
}
