import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ListedApplicant } from "#contract/entities/seen-applicant.ts";
import type { ApplicantOrder, ApplicantView } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { activeStatuses } from "#domain/match-status.ts";
import { acquaintanceOf, consents, nameSeenAs } from "#domain/seen-applicant.ts";
import { day } from "#domain/time.ts";
import type { Colleague } from "../../callers.ts";
import { actsOnMatch, isCompanysTurn, matchFrom } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { dismissal } from "../../db/schema/dismissals.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match, matchChange } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { ownOpening } from "../job-openings/own-opening.ts";
import { isLooking, isOneOf, thoseWhoLiveNear } from "../openings-for-applicants/is-looking.ts";
import { metSkills } from "../openings-for-applicants/ranked-openings.ts";
import {
  fitRanking,
  isNotTooFar,
  kilometresFrom,
  type Reader,
  readersWho,
} from "../openings-for-applicants/ranking.ts";

interface Search {
  jobOpeningId: string;
  view: ApplicantView;
  search?: string;
  order: ApplicantOrder;
  page: number;
}

/** Who is in a view of an opening's applicants, and in what order. */
interface Choice {
  reader: Reader;
  where: SQL | undefined;
  orderBy: (SQL | undefined)[];
}

/**
 * A page of an opening's applicants, as the company may know them (ADR 0062). 404 for another company's opening. Two
 * queries.
 */
export async function searchApplicants(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId, view, search, order, page }: Search,
) {
  await ownOpening(db, companyId, jobOpeningId);
  const { reader, where, orderBy } =
    view === "recommended" ? recommended(db, jobOpeningId) : chosenBy(db, jobOpeningId, { view, order, now });
  const offset = (page - 1) * limits.applicantsPerPage;
  const rows = await db
    .with(reader)
    .select({
      person: { firstName: account.firstName, lastName: account.lastName, email: account.email },
      accountId: account.id,
      answers: {
        universityEntranceQualification: account.universityEntranceQualification,
        universityEntranceQualificationBw: account.universityEntranceQualificationBw,
        gradeAverage: account.gradeAverage,
        drivingLicenseExists: account.drivingLicenseExists,
      },
      distanceKilometres: kilometresFrom(reader),
      askedSkills: jobOpening.softwareSkills,
      hadSkills: reader.softwareSkills,
      match,
      history: actsOnMatch,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(reader)
    .innerJoin(account, eq(account.id, reader.accountId))
    .innerJoin(jobOpening, eq(jobOpening.id, jobOpeningId))
    .leftJoin(match, and(eq(match.jobOpeningId, jobOpeningId), eq(match.accountId, reader.accountId)))
    .where(and(where, search ? isCalled(search) : undefined))
    .orderBy(...orderBy.filter((by) => by !== undefined), asc(account.id))
    .limit(limits.applicantsPerPage)
    .offset(offset);
  const total = rows[0]?.total ?? 0;
  return {
    items: rows.map((row) => listedFrom(row, now)),
    total,
    next: offset + rows.length < total ? page + 1 : null,
  };
}

/** Those to whom the opening is suggested, and who was recommended by hand, who come first. */
function recommended(db: Executor, jobOpeningId: string): Choice {
  const byHand = db
    .select({ id: match.accountId })
    .from(match)
    .where(and(eq(match.jobOpeningId, jobOpeningId), eq(match.status, "awaiting_any_interest")));
  const reader = readersWho(db, and(isLooking(db), isOneOf(thoseWhoLiveNear(db, jobOpeningId).union(byHand))));
  const fits = and(
    eq(jobOpening.status, "open"),
    eq(reader.courseName, jobOpening.courseName),
    eq(reader.campusName, jobOpening.campusName),
    eq(reader.intake, jobOpening.startDate),
    isNotTooFar(reader),
    isNull(match.id),
  );
  const isDismissed = sql`exists (select from ${dismissal} where ${dismissal.jobOpeningId} = ${jobOpening.id}
    and ${dismissal.accountId} = ${account.id})`;
  return {
    reader,
    where: and(or(eq(match.status, "awaiting_any_interest"), fits), sql`not ${isDismissed}`),
    orderBy: [sql`${match.id} is null`, ...fitRanking(reader), asc(account.createdAt)],
  };
}

/** Those in touch: first whoever waits for the company, the longest first; or those of whom an end was told. */
function chosenBy(
  db: Executor,
  jobOpeningId: string,
  { view, order, now }: Pick<Search, "view" | "order"> & { now: Date },
): Choice {
  const statuses = view === "ended" ? (["cancelled"] as const) : ([...activeStatuses, "offer_accepted"] as const);
  const theirs = db.select({ id: match.accountId }).from(match).where(eq(match.jobOpeningId, jobOpeningId));
  const isRecent = sql`${match.since} > ${new Date(now.getTime() - limits.endedApplicationDays * day).toISOString()}`;
  const lastName = sql`case when ${hasConsented} then ${account.lastName} end`;
  const orders: Record<ApplicantOrder, (SQL | undefined)[]> = {
    waiting: [view === "ended" ? desc(match.since) : sql`${isCompanysTurn(now)} desc`, asc(match.since)],
    lastNameAscending: [sql`${lastName} asc nulls last`],
    lastNameDescending: [sql`${lastName} desc nulls last`],
  };
  return {
    reader: readersWho(db, isOneOf(theirs)),
    where: and(
      inArray(match.status, [...statuses]),
      ne(match.status, "awaiting_any_interest"),
      view === "ended" ? and(isRecent, hasConsented) : undefined,
    ),
    orderBy: orders[order],
  };
}

/** `acquaintanceOf` as a condition: the applicant has said that the company may know who they are. */
const hasConsented = sql`(${match.status} = 'offer_accepted' or exists (select from ${matchChange}
  where ${matchChange.matchId} = ${match.id} and ${matchChange.role} = 'applicant'
    and ${matchChange.event} in ${consents}))`;

/** Found by what the company may call them, and by nothing else. */
const isCalled = (search: string) =>
  sql`case when ${hasConsented} then concat_ws(' ', ${account.firstName}, ${account.lastName})
    else ${account.firstName} end ilike ${`%${search.trim().replace(/[\\%_]/g, "\\$&")}%`}`;

interface Row {
  accountId: string;
  person: Parameters<typeof nameSeenAs>[1];
  answers: Omit<ListedApplicant, "accountId" | "acquaintance" | "name" | "skills" | "match" | "distanceKilometres">;
  distanceKilometres: number | null;
  askedSkills: ListedApplicant["skills"];
  hadSkills: ListedApplicant["skills"];
  match: typeof match.$inferSelect | null;
  history: Parameters<typeof acquaintanceOf>[0]["history"];
}

function listedFrom(
  { person, accountId, answers, distanceKilometres, askedSkills, hadSkills, history, ...row }: Row,
  now: Date,
): ListedApplicant {
  const application = row.match && matchFrom(row.match, now);
  const { status = null, since = "" } = application ?? {};
  const acquaintance = acquaintanceOf({ status, since, history }, now)!;
  const listed = { accountId, acquaintance, name: nameSeenAs(acquaintance, person), match: application };
  // After an end the name stays for a while, and nothing else.
  if (acquaintance === "ended") return { ...nothing, ...listed };
  return { ...answers, ...listed, distanceKilometres, skills: metSkills(askedSkills, hadSkills) };
}

const nothing = {
  universityEntranceQualification: null,
  universityEntranceQualificationBw: null,
  gradeAverage: null,
  drivingLicenseExists: null,
  distanceKilometres: null,
  skills: {},
};
