import { eq } from "drizzle-orm";
import type { Colleague } from "../../callers.ts";
import { comment } from "../../db/schema/comments.ts";
import type { Work } from "../../work.ts";
import type { AtOpening } from "../matching/known-applicant.ts";
import { lockOwnComment } from "./own-comment.ts";

/** Deletes a comment of one's own (spec §7). 403 and 404 as `lockOwnComment`. */
export async function deleteComment(
  work: Pick<Work, "db" | "now">,
  colleague: Pick<Colleague, "id" | "companyId">,
  what: AtOpening & { commentId: string },
) {
  const { id } = await lockOwnComment(work, colleague, what);
  await work.db.delete(comment).where(eq(comment.id, id));
}
