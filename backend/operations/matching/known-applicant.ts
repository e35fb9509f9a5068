import { and, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { acquaintanceOf } from "#domain/seen-applicant.ts";
import type { Colleague } from "../../callers.ts";
import { applicantColumns } from "../../db/accounts.ts";
import { agreedOn, agreedStart, changeFrom, matchFrom, matchHistoryJson } from "../../db/matches.ts";
import { statusForCompany } from "../../db/openings.ts";
import { account } from "../../db/schema/account.ts";
import { dismissal } from "../../db/schema/dismissals.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";
import { commentsJson } from "../comments/comment-from.ts";
import { isFor, isLooking } from "../openings-for-applicants/is-looking.ts";
import { kilometresFrom, readerOf } from "../openings-for-applicants/ranking.ts";
import { wholeColumns } from "./whole-applicant.ts";

/** An applicant, at an opening of the company. */
export interface AtOpening {
  jobOpeningId: string;
  accountId: string;
}

/** Once the last position is taken, a company may still offer more: recommended applicants stay visible meanwhile. */
const mayRecommend = inArray(jobOpening.status, ["open", "staffed"]);

/**
 * An applicant whom the company may know at this opening now, how well (ADR 0062), and all that is stored about them
 * there: they applied to it, or it is open or staffed and fits them (ADR 0147). 404 for anybody else, for a
 * draft and for another company's opening. One query.
 */
export async function knownApplicant(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId, accountId }: AtOpening,
) {
  const reader = readerOf(db, accountId);
  const [found] = await db
    .with(reader)
    .select({
      jobOpening: {
        id: jobOpening.id,
        title: sql<string>`${jobOpening.title}`,
        campus: agreedOn("campus", jobOpening.campusName),
        startDate: agreedStart,
        status: statusForCompany,
      },
      account: applicantColumns,
      match,
      history: matchHistoryJson,
      isDismissed: sql<boolean>`exists (select from ${dismissal}
        where ${dismissal.jobOpeningId} = ${jobOpening.id} and ${dismissal.accountId} = ${account.id})`,
      distanceKilometres: kilometresFrom(reader),
      ...wholeColumns,
      comments: commentsJson,
    })
    .from(jobOpening)
    .innerJoin(account, eq(account.id, accountId))
    .innerJoin(person, eq(person.id, account.personId))
    .innerJoin(reader, sql`true`)
    .leftJoin(match, and(eq(match.jobOpeningId, jobOpening.id), eq(match.accountId, account.id)))
    .where(
      and(
        eq(jobOpening.id, jobOpeningId),
        eq(jobOpening.companyId, companyId),
        ne(jobOpening.status, "draft"),
        or(isNotNull(match.id), and(mayRecommend, isFor(reader), isLooking(db))),
      ),
    );
  if (!found) throw Refusal.notFound();
  const changes = found.history.map(changeFrom);
  const application = found.match && matchFrom(found.match, now);
  const { status = null, since = "" } = application ?? {};
  const acquaintance = acquaintanceOf({ status, since, history: changes }, now);
  if (!acquaintance) throw Refusal.notFound();
  return { ...found, match: application, history: changes, acquaintance };
}
