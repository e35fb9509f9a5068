import { eq } from "drizzle-orm";
import type { Remark } from "#contract/entities/remark.ts";
import { Refusal } from "#contract/errors.ts";
import { account } from "../../db/schema/account.ts";
import { applicantNote, comment } from "../../db/schema/comments.ts";
import { company } from "../../db/schema/companies.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import type { Work } from "../../work.ts";

/**
 * What companies and study advisors noted about an applicant, the oldest first, for an answer to somebody who asks for
 * their data (ADR 0166). 404 for an unknown id.
 */
export async function fetchRemarks(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { accountId }: { accountId: string },
): Promise<Remark[]> {
  if ((await db.$count(account, eq(account.id, accountId))) === 0) throw Refusal.notFound();
  const comments = await db
    .select({ by: company.name, jobOpening: jobOpening.title, of: comment })
    .from(comment)
    .innerJoin(jobOpening, eq(jobOpening.id, comment.jobOpeningId))
    .innerJoin(company, eq(company.id, jobOpening.companyId))
    .where(eq(comment.accountId, accountId));
  const notes = await db.select().from(applicantNote).where(eq(applicantNote.accountId, accountId));
  return [...comments, ...notes.map((of) => ({ by: null, jobOpening: null, of }))]
    .sort((one, other) => one.of.createdAt.getTime() - other.of.createdAt.getTime())
    .map(({ by, jobOpening, of: { text, createdAt, changedAt } }) => ({
      company: by,
      jobOpening,
      text,
      createdAt: createdAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
    }));
}
