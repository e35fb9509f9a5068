import { eq, sql } from "drizzle-orm";
import type { Comment } from "#contract/entities/comment.ts";
import { nameOf } from "#domain/person-name.ts";
import { account } from "../../db/schema/account.ts";
import { comment } from "../../db/schema/comments.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";

interface Written<Author> {
  comment: Pick<typeof comment.$inferSelect, "id" | "text" | "version"> & {
    createdAt: Date | string;
    changedAt: Date | string | null;
  };
  /** Null: they have deleted their access. */
  author: Author | null;
}
type CompanyUser = { id: string } & Parameters<typeof nameOf>[0];

/** A colleague's comment as a reader of the company has it. */
export const commentFrom = ({ comment, author }: Written<CompanyUser>, readerId: string): Comment =>
  noteFrom({ comment, author: author && { id: author.id, name: nameOf(author) } }, readerId);

/** A note as a colleague of its author reads it, on whichever side. */
export const noteFrom = ({ comment, author }: Written<{ id: string; name: string }>, readerId: string): Comment => ({
  id: comment.id,
  text: comment.text,
  author: author?.name ?? null,
  isOwn: author?.id === readerId,
  createdAt: new Date(comment.createdAt).toISOString(),
  changedAt: comment.changedAt && new Date(comment.changedAt).toISOString(),
  version: comment.version,
});

const { id, text, createdAt, changedAt, version } = comment;
/** Comments on the `account` at the `jobOpening` that a query is about, oldest first; to be read by `commentFrom`. */
export const commentsJson = sql<Written<CompanyUser>[]>`(
  select coalesce(json_agg(json_build_object('comment', json_build_object('id', ${id}, 'text', ${text},
    'createdAt', ${createdAt}, 'changedAt', ${changedAt}, 'version', ${version}),
    'author', case when ${companyUser.id} is not null then json_build_object('id', ${companyUser.id},
      'firstName', ${companyUser.firstName}, 'lastName', ${companyUser.lastName}, 'email', ${companyUser.email}) end)
    order by ${createdAt}, ${id}), '[]')
  from ${comment} left join ${companyUser} on ${eq(companyUser.id, comment.companyUserId)}
  where ${comment.jobOpeningId} = ${jobOpening.id} and ${comment.accountId} = ${account.id})`;
