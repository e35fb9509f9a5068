import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { ApplicantOrder, ApplicantView } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { activeStatuses } from "#domain/match-status.ts";
import { consents } from "#domain/seen-applicant.ts";
import { day } from "#domain/time.ts";
import { inGerman } from "../../db/in-german.ts";
import { isCompanysTurn, sinceNow } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { dismissal } from "../../db/schema/dismissals.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match, matchChange } from "../../db/schema/matching.ts";
import { application } from "../../db/schema/unit.ts";
import { mention } from "../../db/search-form.ts";
import { isFor, isLooking, isOneOf, thoseWhoLiveNear } from "../openings-for-applicants/is-looking.ts";
import { fitRanking, kilometresFrom, readersWho } from "../openings-for-applicants/ranking.ts";

/** Which of an opening's applicants are looked for, and in what order. */
export interface Sought {
  view?: ApplicantView;
  search?: string;
  withinKilometres?: number;
  only?: string[];
  order?: ApplicantOrder;
}

/**
 * All applicants of an opening as narrow rows, each with whether it is looked for: parts of a query that counts or
 * names them.
 */
export function applicantsOf(db: Executor, jobOpeningId: string, now: Date, sought: Sought = {}) {
  const { reader, recommended } = recommendedTo(db, jobOpeningId, sought);
  const contacted = inTouchWith(db, jobOpeningId, now, sought);
  const counts = {
    recommended: sql<number>`(select count(*)::int from ${recommended} where not ${recommended.isDismissed})`,
    dismissed: sql<number>`(select count(*)::int from ${recommended} where ${recommended.isDismissed})`,
    contacted: sql<number>`(select count(*)::int from ${contacted} where ${contacted.turn} <> 'over')`,
    waiting: sql<number>`(select count(*)::int from ${contacted} where ${contacted.turn} = 'yours')`,
    longestWait: sql<string | null>`(select ${contacted.id} from ${contacted} where ${contacted.turn} = 'yours'
      order by ${contacted.since}, ${contacted.id} limit 1)`,
  };
  return { parts: [reader, recommended, contacted] as const, recommended, contacted, counts };
}

/** Those to whom the opening is suggested (ADR 0026), behind those whom an advisor named; dismissed ones are marked. */
function recommendedTo(db: Executor, jobOpeningId: string, { view, search, withinKilometres, only }: Sought) {
  const isNamed = eq(match.status, "awaiting_any_interest");
  const named = db
    .select({ id: match.accountId })
    .from(match)
    .where(and(eq(match.jobOpeningId, jobOpeningId), isNamed));
  const wanted = and(
    eq(jobOpening.id, jobOpeningId),
    eq(application.campusName, jobOpening.campusName),
    eq(application.intake, jobOpening.startDate),
  );
  const reader = readersWho(db, and(isLooking(db), isOneOf(thoseWhoLiveNear(db, wanted).union(named))));
  const fits = and(eq(jobOpening.status, "open"), isFor(reader), isNull(match.id));
  const isDismissed = isNotNull(dismissal.accountId);
  const order = [sql`${match.id} is null`, ...fitRanking(reader), sql`${account.createdAt}`, sql`${account.id}`];
  const recommended = db.$with("recommended").as(
    db
      .select({
        id: sql<string>`${account.id}`.as("recommended_id"),
        rank: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as("recommended_rank"),
        isDismissed: sql<boolean>`${isDismissed}`.as("recommended_dismissed"),
        isSought: allOf(
          view === "dismissed" ? isDismissed : isNull(dismissal.accountId),
          isCalled(search),
          withinKilometres && sql`${kilometresFrom(reader)} <= ${withinKilometres}`,
          isAmong(only),
        ).as("recommended_sought"),
      })
      .from(reader)
      .innerJoin(account, eq(account.id, reader.accountId))
      .innerJoin(jobOpening, eq(jobOpening.id, jobOpeningId))
      .leftJoin(match, and(eq(match.jobOpeningId, jobOpeningId), eq(match.accountId, account.id)))
      .leftJoin(dismissal, and(eq(dismissal.jobOpeningId, jobOpeningId), eq(dismissal.accountId, account.id)))
      .where(or(isNamed, fits)),
  );
  return { reader, recommended };
}

/** Those in touch, first those who wait for the company; of an end only where it was told, and for a while. */
function inTouchWith(
  db: Executor,
  jobOpeningId: string,
  now: Date,
  { search, only, order = "waiting" }: Omit<Sought, "view" | "withinKilometres">,
) {
  const since = new Date(now.getTime() - limits.endedApplicationDays * day).toISOString();
  const turn = sql<string>`case when ${match.status} in ('offer_accepted', 'cancelled') then 'over'
    when ${isCompanysTurn(now)} then 'yours' else 'others' end`;
  const place = sql`case ${turn} when 'yours' then 1 when 'others' then 2 else 3 end`;
  const lastName = inGerman(sql`case when ${hasConsented} then ${account.lastName} end`);
  const orders: Record<ApplicantOrder, SQL> = {
    // What is over: the latest first.
    waiting: sql`case ${turn} when 'over' then -1 else 1 end * extract(epoch from ${sinceNow(now)})`,
    lastNameAscending: sql`${lastName} asc nulls last`,
    lastNameDescending: sql`${lastName} desc nulls last`,
  };
  return db.$with("contacted").as(
    db
      .select({
        id: sql<string>`${match.accountId}`.as("contacted_id"),
        turn: turn.as("contacted_turn"),
        since: sinceNow(now).as("contacted_since"),
        rank: sql<number>`row_number() over (order by ${place}, ${orders[order]}, ${match.accountId})`.as(
          "contacted_rank",
        ),
        isSought: allOf(isCalled(search), isAmong(only)).as("contacted_sought"),
      })
      .from(match)
      .innerJoin(account, eq(account.id, match.accountId))
      .where(
        and(
          eq(match.jobOpeningId, jobOpeningId),
          or(
            inArray(match.status, [...activeStatuses, "offer_accepted"]),
            and(eq(match.status, "cancelled"), sql`${match.since} > ${since}`, hasConsented),
          ),
        ),
      ),
  );
}

const allOf = (...conditions: (SQL | false | 0 | undefined)[]) =>
  sql<boolean>`(${and(sql`true`, ...conditions.map((condition) => condition || undefined))})`;

const isAmong = (ids: string[] | undefined) => ids && sql`${account.id} = any(${sql.param(ids)}::uuid[])`;

/** `acquaintanceOf` as a condition: the applicant has said that the company may know who they are. */
const hasConsented = sql`(${match.status} = 'offer_accepted' or exists (select from ${matchChange}
  where ${matchChange.matchId} = ${match.id} and ${matchChange.role} = 'applicant'
    and ${matchChange.event} in ${consents}))`;

/** Found by what the company may call them, and by nothing else. */
const isCalled = (search: string | undefined) =>
  mention(search, account.firstName, sql`case when ${hasConsented} then ${account.lastName} end`);
