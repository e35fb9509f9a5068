import { and, eq, exists, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { isOpenToApplicants } from "../../db/openings.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { person } from "../../db/schema/people.ts";
import { application, unit } from "../../db/schema/unit.ts";
import { enqueueEach } from "../../jobs/enqueue.ts";
import { isDue, weekBefore } from "./mail-new-openings.ts";

const jobsPerCall = 1000;

/** Adds a job for each applicant for whom there may be new openings and who had no such mail for a week. One query. */
export async function announceNewOpenings(db: Db, now: Date) {
  const due = await db
    .select({ accountId: account.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(and(isDue(db, now), hasNews(db, now)));
  const jobs = due.map((payload) => ({ payload, jobKey: `new-openings-${payload.accountId}` }));
  for (let start = 0; start < jobs.length; start += jobsPerCall)
    await enqueueEach(db, "mailNewOpenings", jobs.slice(start, start + jobsPerCall));
}

/** Since the last mail an opening has come that fits what the applicant wants to study. */
const hasNews = (db: Db, now: Date) =>
  exists(
    db
      .select()
      .from(unit)
      .innerJoin(application, eq(application.unitId, unit.id))
      .innerJoin(
        jobOpening,
        and(
          isOpenToApplicants,
          eq(jobOpening.courseName, application.courseName),
          eq(jobOpening.campusName, application.campusName),
          eq(jobOpening.startDate, application.intake),
          gt(
            jobOpening.publishedAt,
            sql`coalesce(${account.newOpeningsMailedAt}, ${weekBefore(now).toISOString()}::timestamptz)`,
          ),
        ),
      )
      .where(eq(unit.accountId, account.id)),
  );
