import { and, asc, count, eq, inArray, min, type SQL, sql } from "drizzle-orm";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import { limits } from "#contract/limits.ts";
import { activeStatuses, appointmentOf } from "#domain/match-status.ts";
import { acquaintanceOf, nameSeenAs } from "#domain/seen-applicant.ts";
import { day } from "#domain/time.ts";
import type { Colleague } from "../../callers.ts";
import { actsOnMatch, isCompanysTurn, matchFrom } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";

/** What a company's home tells (look §9, picture 12). Three queries. */
export async function fetchCompanyHome(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Pick<Colleague, "companyId">,
): Promise<CompanyHome> {
  return {
    waiting: await fetchWaiting(db, companyId, now),
    appointments: await fetchAppointments(db, companyId, now),
    stages: await fetchStages(db, companyId, now),
  };
}

const isOf = (companyId: string) =>
  and(eq(jobOpening.companyId, companyId), inArray(match.status, [...activeStatuses]));
/** A draft has no applications. */
const opening = { id: jobOpening.id, title: sql<string>`${jobOpening.title}` };

async function fetchWaiting(db: Executor, companyId: string, now: Date): Promise<CompanyHome["waiting"]> {
  const since = min(match.since);
  const rows = await db
    .select({ jobOpening: opening, count: count(), since })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .where(and(isOf(companyId), isCompanysTurn(now)))
    .groupBy(jobOpening.id)
    .orderBy(asc(since), asc(jobOpening.id));
  return rows.map((row) => ({ ...row, since: row.since!.toISOString() }));
}

async function fetchAppointments(db: Executor, companyId: string, now: Date): Promise<CompanyHome["appointments"]> {
  const from = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const until = new Date(from.getTime() + (limits.companyAppointmentDays + 1) * day);
  const at = sql`case ${match.status} when 'interview_scheduled' then ${match.interviewAt} else ${match.trialDayAt} end`;
  const isThisWeek: SQL = sql`${at} >= ${from.toISOString()} and ${at} < ${until.toISOString()}`;
  const rows = await db
    .select({
      match,
      jobOpening: opening,
      history: actsOnMatch,
      person: { firstName: account.firstName, lastName: account.lastName, email: account.email },
    })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .innerJoin(account, eq(account.id, match.accountId))
    .where(
      and(
        eq(jobOpening.companyId, companyId),
        inArray(match.status, ["interview_scheduled", "trial_day_scheduled"]),
        isThisWeek,
      ),
    )
    .orderBy(at, match.id);
  return rows.map(({ match: row, jobOpening, history, person }) => {
    const { id: matchId, accountId, status, place } = row;
    const { interviewAt, trialDayAt, since } = matchFrom(row, now);
    const acquaintance = acquaintanceOf({ status, since, history }, now);
    return {
      kind: status === "interview_scheduled" ? "interview" : "trialDay",
      at: appointmentOf({ status, interviewAt, trialDayAt })!,
      place,
      jobOpening,
      applicant: { accountId, matchId, name: nameSeenAs(acquaintance, person) },
    };
  });
}

async function fetchStages(db: Executor, companyId: string, now: Date): Promise<CompanyHome["stages"]> {
  const rows = await db
    .select({
      status: match.status,
      count: count(),
      waiting: sql<number>`(count(*) filter (where ${isCompanysTurn(now)}))::int`,
    })
    .from(match)
    .innerJoin(jobOpening, eq(jobOpening.id, match.jobOpeningId))
    .where(isOf(companyId))
    .groupBy(match.status);
  const found = new Map(rows.map((row) => [row.status, row]));
  return activeStatuses.map((status) => found.get(status) ?? { status, count: 0, waiting: 0 });
}
