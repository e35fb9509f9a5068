import { eq } from "drizzle-orm";
import type { Comment } from "#contract/entities/comment.ts";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { comment } from "../../db/schema/comments.ts";
import type { Work } from "../../work.ts";
import type { AtOpening } from "../matching/known-applicant.ts";
import { commentFrom } from "./comment-from.ts";
import { lockOwnComment } from "./own-comment.ts";

/**
 * Changes the text of one's own comment (spec §7). 409 (`stale`) if it was changed since `version`; 403 and 404 as
 * `lockOwnComment`.
 */
export async function changeComment(
  work: Pick<Work, "db" | "now">,
  colleague: Pick<Colleague, "id" | "companyId" | "user">,
  { text, version, ...what }: AtOpening & { commentId: string; text: string; version?: number },
): Promise<Comment> {
  const own = await lockOwnComment(work, colleague, what);
  if (version !== undefined && version !== own.version) throw Refusal.conflict({ text: ["stale"] });
  const [changed] = await work.db
    .update(comment)
    .set({ text, changedAt: work.now, version: own.version + 1 })
    .where(eq(comment.id, own.id))
    .returning();
  return commentFrom({ comment: changed!, author: colleague.user }, colleague.id);
}
