import type { Comment } from "#contract/entities/comment.ts";
import { nameOf } from "#domain/person-name.ts";
import type { comment } from "../../db/schema/comments.ts";
import type { companyUser } from "../../db/schema/companies.ts";

interface Written {
  comment: typeof comment.$inferSelect;
  /** Null: they have deleted their access. */
  author: typeof companyUser.$inferSelect | null;
}

/** A comment as a colleague reads it. */
export const commentFrom = ({ comment, author }: Written, readerId: string): Comment => ({
  id: comment.id,
  text: comment.text,
  author: author && nameOf(author),
  isOwn: author?.id === readerId,
  createdAt: comment.createdAt.toISOString(),
  changedAt: comment.changedAt?.toISOString() ?? null,
  version: comment.version,
});
