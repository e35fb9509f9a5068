import { and, eq, sql } from "drizzle-orm";
import type { ListedApplicant } from "#contract/entities/seen-applicant.ts";
import type { ApplicantTurn } from "#contract/enumerations/matching.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { acquaintanceOf, distanceSeen, nameSeenAs } from "#domain/seen-applicant.ts";
import type { Colleague } from "../../callers.ts";
import { actsOnMatch, matchFrom } from "../../db/matches.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { headColumns, isOwn } from "../job-openings/own-opening.ts";
import { isOneOf } from "../openings-for-applicants/is-looking.ts";
import { metSkills } from "../openings-for-applicants/ranked-openings.ts";
import { kilometresFrom, type Reader, readersWho } from "../openings-for-applicants/ranking.ts";
import { applicantsOf, type Sought } from "./applicants-of-opening.ts";

interface Search extends Sought {
  jobOpeningId: string;
  page: number;
}

/**
 * A page of an opening's applicants, as the company may know them (ADR 0062), and the opening's head. 404 for another
 * company's opening. One query: narrow rows are ranked and counted, those of the page read whole.
 */
export async function searchApplicants(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId, page, ...sought }: Search,
) {
  const { parts, counts, recommended, contacted } = applicantsOf(db, jobOpeningId, now, sought);
  const listed = sought.view === "contacted" ? contacted : recommended;
  const offset = (page - 1) * limits.applicantsPerPage;
  const shown = db.$with("shown").as(
    db
      .select({ id: sql<string>`${listed.id}`.as("shown_id"), rank: sql<number>`${listed.rank}`.as("shown_rank") })
      .from(listed)
      .where(sql`${listed.isSought}`)
      .orderBy(listed.rank)
      .limit(limits.applicantsPerPage)
      .offset(offset),
  );
  const home = readersWho(db, isOneOf(db.select({ id: shown.id }).from(shown)), "shown_reader");
  const rows = await db
    .with(...parts, shown, home)
    .select({
      head: headColumns,
      counts,
      total: sql<number>`(select count(*)::int from ${listed} where ${listed.isSought})`,
      turns: sql<Partial<Record<ApplicantTurn, number>>>`(select coalesce(json_object_agg(turn, count), '{}') from (
        select ${contacted.turn} as turn, count(*) from ${contacted} where ${contacted.isSought} group by 1) found)`,
      ...columnsOfRow(home),
    })
    .from(jobOpening)
    .leftJoin(shown, sql`true`)
    .leftJoin(home, eq(home.accountId, shown.id))
    .leftJoin(account, eq(account.id, shown.id))
    .leftJoin(match, and(eq(match.jobOpeningId, jobOpening.id), eq(match.accountId, account.id)))
    .where(isOwn(companyId, jobOpeningId))
    .orderBy(shown.rank);
  const [found] = rows;
  if (!found) throw Refusal.notFound();
  // An opening without applicants on the page is a row as well.
  const items = rows.flatMap(({ person, ...row }) => (person ? [listedFrom({ ...row, person }, now)] : []));
  const { head, total, turns } = found;
  return {
    jobOpening: { ...head, applicants: found.counts! },
    items,
    total,
    turns: { yours: 0, others: 0, over: 0, ...turns },
    next: offset + items.length < total ? page + 1 : null,
  };
}

const { universityEntranceQualification, universityEntranceQualificationBw, gradeAverage, drivingLicenseExists } =
  account;
const answers = {
  universityEntranceQualification,
  universityEntranceQualificationBw,
  gradeAverage,
  drivingLicenseExists,
};
const { id, firstName, lastName, email } = account;

/** What a list tells of an applicant. */
const columnsOfRow = (home: Reader) => ({
  // The id comes first: drizzle takes a person whose first column is null for nobody.
  person: { id, firstName, lastName, email, ...answers },
  distanceKilometres: kilometresFrom(home),
  askedSkills: jobOpening.softwareSkills,
  hadSkills: home.softwareSkills,
  match,
  history: actsOnMatch,
});

type Skills = Parameters<typeof metSkills>[0];
type AccountRow = typeof account.$inferSelect;
interface Row {
  person: Pick<AccountRow, "id" | "firstName" | "lastName" | "email" | keyof typeof answers>;
  distanceKilometres: number | null;
  askedSkills: Skills;
  hadSkills: Skills | null;
  match: typeof match.$inferSelect | null;
  history: Parameters<typeof acquaintanceOf>[0]["history"];
}

function listedFrom(
  { person, distanceKilometres, askedSkills, hadSkills, history, ...row }: Row,
  now: Date,
): ListedApplicant {
  const { id: accountId, firstName, lastName, email, ...answers } = person;
  const application = row.match && matchFrom(row.match, now);
  const { status = null, since = "" } = application ?? {};
  const acquaintance = acquaintanceOf({ status, since, history }, now)!;
  const listed = {
    accountId,
    acquaintance,
    name: nameSeenAs(acquaintance, { firstName, lastName, email }),
    match: application,
  };
  // After an end the name stays for a while, and nothing else.
  if (acquaintance === "ended") return { ...nothing, ...listed };
  return {
    ...answers,
    ...listed,
    distanceKilometres: distanceSeen(distanceKilometres),
    skills: metSkills(askedSkills, hadSkills ?? {}),
  };
}

const nothing = {
  universityEntranceQualification: null,
  universityEntranceQualificationBw: null,
  gradeAverage: null,
  drivingLicenseExists: null,
  distanceKilometres: null,
  skills: {},
};
