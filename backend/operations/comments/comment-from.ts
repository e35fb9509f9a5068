import { eq, sql } from "drizzle-orm";
import type { Comment } from "#contract/entities/comment.ts";
import { nameOf } from "#domain/person-name.ts";
import { account } from "../../db/schema/account.ts";
import { comment } from "../../db/schema/comments.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";

interface Written {
  comment: Pick<typeof comment.$inferSelect, "id" | "text" | "version"> & {
    createdAt: Date | string;
    changedAt: Date | string | null;
  };
  /** Null: they have deleted their access. */
  author: ({ id: string } & Parameters<typeof nameOf>[0]) | null;
}

/** A comment as a colleague reads it. */
export const commentFrom = ({ comment, author }: Written, readerId: string): Comment => ({
  id: comment.id,
  text: comment.text,
  author: author && nameOf(author),
  isOwn: author?.id === readerId,
  createdAt: new Date(comment.createdAt).toISOString(),
  changedAt: comment.changedAt && new Date(comment.changedAt).toISOString(),
  version: comment.version,
});

const { id, text, createdAt, changedAt, version } = comment;
/** Comments on the `account` at the `jobOpening` that a query is about, oldest first; to be read by `commentFrom`. */
export const commentsJson = sql<Written[]>`(
  select coalesce(json_agg(json_build_object('comment', json_build_object('id', ${id}, 'text', ${text},
    'createdAt', ${createdAt}, 'changedAt', ${changedAt}, 'version', ${version}),
    'author', case when ${companyUser.id} is not null then json_build_object('id', ${companyUser.id},
      'firstName', ${companyUser.firstName}, 'lastName', ${companyUser.lastName}, 'email', ${companyUser.email}) end)
    order by ${createdAt}, ${id}), '[]')
  from ${comment} left join ${companyUser} on ${eq(companyUser.id, comment.companyUserId)}
  where ${comment.jobOpeningId} = ${jobOpening.id} and ${comment.accountId} = ${account.id})`;
