import { and, eq, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Match, MatchChange } from "#contract/entities/match.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import type { OfferedTerms } from "#domain/job-opening-steps.ts";
import { choosing, companysTurns, datesToCome, sinceAt, statusAt } from "#domain/match-status.ts";
import type { Standing } from "#domain/seen-applicant.ts";
import { beginningOfDay } from "#domain/time.ts";
import { jobOpening } from "./schema/job-openings.ts";
import { match, matchChange } from "./schema/matching.ts";

type Row = typeof match.$inferSelect;
type Moments = "interviewAt" | "trialDayAt" | "since";
type BesideIt = "jobOpeningId" | "accountId" | "agreedTerms";
/** A row of `match`, or the same as `matchJson` has it. */
type Stored = Omit<Row, Moments | BesideIt> & { [Name in Moments]: Row[Name] | string };

/** An application as the contract shows it: status and dates are those of the current moment (design §6). */
export function matchFrom(row: Stored, now: Date): Match {
  const interviewAt = row.interviewAt && new Date(row.interviewAt).toISOString();
  const trialDayAt = row.trialDayAt && new Date(row.trialDayAt).toISOString();
  return {
    id: row.id,
    status: statusAt({ ...row, interviewAt, trialDayAt }, now) ?? row.status,
    source: row.source,
    interviewDateSuggestions: datesToCome(row.interviewDateSuggestions, now),
    interviewAt,
    trialDayAt,
    place: row.place,
    cancellationReason: row.cancellationReason,
    cancelledBy: row.cancelledBy,
    cancelledFrom: row.cancelledFrom,
    since: sinceAt({ ...row, since: new Date(row.since).toISOString() }, now),
    version: row.version,
  };
}

/** The `match` that a query is about; to be read by `matchFrom`. */
export const matchJson = sql<Stored>`json_build_object('id', ${match.id}, 'status', ${match.status}, 'source', ${match.source},
  'interviewDateSuggestions', ${match.interviewDateSuggestions}, 'interviewAt', ${match.interviewAt},
  'trialDayAt', ${match.trialDayAt}, 'place', ${match.place}, 'cancellationReason', ${match.cancellationReason},
  'cancelledBy', ${match.cancelledBy}, 'cancelledFrom', ${match.cancelledFrom}, 'since', ${match.since},
  'version', ${match.version})`;

/** `turnOf` and `statusAt` as a condition: applications that wait for the company's answer. */
export const isCompanysTurn = (now: Date) => or(inArray(match.status, companysTurns), hasNoDates(now), hasPassed(now));

const hasNoDates = (now: Date) =>
  and(
    inArray(match.status, [...choosing]),
    sql`not exists (select from jsonb_array_elements_text(${match.interviewDateSuggestions}) suggested
      where suggested::timestamptz > ${now.toISOString()})`,
  );

/** Applications whose interview or trial day has passed, in UTC: readers see it, whether or not it was written down. */
export const hasPassed = (now: Date) =>
  or(
    and(eq(match.status, "interview_scheduled"), lt(match.interviewAt, beginningOfDay(now))),
    and(eq(match.status, "trial_day_scheduled"), lt(match.trialDayAt, beginningOfDay(now))),
  );

/** Applications with an interview or trial day today, in UTC, or yet to come: an offer calls none off (ADR 0145). */
export const isComing = (now: Date) =>
  and(
    ne(match.status, "cancelled"),
    or(gte(match.interviewAt, beginningOfDay(now)), gte(match.trialDayAt, beginningOfDay(now))),
  );

/** `statusAt` of the `match` that a query is about. */
export const statusNow = (now: Date) => sql<ApplicationStatus>`case when ${hasPassed(now)}
  then 'awaiting_partner_confirmation' else ${match.status} end`;

/** `sinceAt` of the `match` that a query is about. */
export const sinceNow = (now: Date) => sql`case when ${hasNoDates(now)}
  then greatest(${match.since}, (select max(suggested::timestamptz)
    from jsonb_array_elements_text(${match.interviewDateSuggestions}) suggested)) else ${match.since} end`;

/** A term of the `match` that a query is about: as it was agreed on, before that as the opening has it now. */
export const agreedOn = <Name extends keyof OfferedTerms>(name: Name, column: PgColumn) =>
  sql<OfferedTerms[Name]>`coalesce(${match.agreedTerms} ->> ${sql.raw(`'${name}'`)}, ${column}::text)`;
/** The start of the studies that the two sides have agreed on, or would. */
export const agreedStart = agreedOn("startDate", jobOpening.startDate);

/** The events of an application and their actors, for `acquaintanceOf`. */
export const actsOnMatch = sql<Standing["history"]>`(
  select coalesce(json_agg(json_build_object('role', role, 'event', event)), '[]') from ${matchChange}
  where ${matchChange.matchId} = ${match.id})`;

const { from, to, event, role, reason, note, at } = matchChange;
/** The history of the `match` that a query is about, oldest first; to be read by `changeFrom`. */
export const matchHistoryJson = sql<MatchChange[]>`(
  select coalesce(json_agg(json_build_object('from', ${from}, 'to', ${to}, 'event', ${event}, 'role', ${role},
    'reason', ${reason}, 'note', ${note}, 'at', ${at}) order by ${at}), '[]')
  from ${matchChange} where ${matchChange.matchId} = ${match.id})`;

/** An entry of that history, its moment as the contract writes it. */
export const changeFrom = (change: MatchChange): MatchChange => ({
  ...change,
  at: new Date(change.at).toISOString(),
});
