import { and, eq, inArray, sql } from "drizzle-orm";
import type { ListedApplicant } from "#contract/entities/seen-applicant.ts";
import type { ApplicantTurn } from "#contract/enumerations/matching.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { acquaintanceOf, nameSeenAs } from "#domain/seen-applicant.ts";
import type { Colleague } from "../../callers.ts";
import { actsOnMatch, matchFrom } from "../../db/matches.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { headColumns, isOwn } from "../job-openings/own-opening.ts";
import { metSkills } from "../openings-for-applicants/ranked-openings.ts";
import { kilometresFrom, readersWho } from "../openings-for-applicants/ranking.ts";
import { applicantsOf, type Sought } from "./applicants-of-opening.ts";

interface Search extends Sought {
  jobOpeningId: string;
  page: number;
}

/**
 * A page of an opening's applicants, as the company may know them (ADR 0062), and the opening's head. 404 for another
 * company's opening. Two queries: narrow rows are ranked and counted, those of the page read whole.
 */
export async function searchApplicants(
  { db, now }: Pick<Work, "db" | "now">,
  { companyId }: Pick<Colleague, "companyId">,
  { jobOpeningId, page, ...sought }: Search,
) {
  const { parts, counts, recommended, contacted } = applicantsOf(db, jobOpeningId, now, sought);
  const listed = sought.view === "contacted" ? contacted : recommended;
  const offset = (page - 1) * limits.applicantsPerPage;
  const [found] = await db
    .with(...parts)
    .select({
      head: headColumns,
      counts,
      ids: sql<string[]>`(select coalesce(json_agg(id order by rank), '[]') from (
        select ${listed.id} as id, ${listed.rank} as rank from ${listed} where ${listed.isSought}
        order by ${listed.rank} limit ${limits.applicantsPerPage} offset ${offset}) page)`,
      total: sql<number>`(select count(*)::int from ${listed} where ${listed.isSought})`,
      turns: sql<Partial<Record<ApplicantTurn, number>>>`(select coalesce(json_object_agg(turn, count), '{}') from (
        select ${contacted.turn} as turn, count(*) from ${contacted} where ${contacted.isSought} group by 1) found)`,
    })
    .from(jobOpening)
    .where(isOwn(companyId, jobOpeningId));
  if (!found) throw Refusal.notFound();
  const { ids, total, turns } = found;
  const rows = await wholeRows(db, jobOpeningId, ids);
  const items = rows
    .sort((one, other) => ids.indexOf(one.accountId) - ids.indexOf(other.accountId))
    .map((row) => listedFrom(row, now));
  return {
    jobOpening: { ...found.head, applicants: found.counts },
    items,
    total,
    turns: { yours: 0, others: 0, over: 0, ...turns },
    next: offset + ids.length < total ? page + 1 : null,
  };
}

/** What a list tells of applicants, in no order. */
async function wholeRows(db: Executor, jobOpeningId: string, ids: string[]) {
  if (ids.length === 0) return [];
  const reader = readersWho(db, inArray(account.id, ids));
  return db
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
    })
    .from(reader)
    .innerJoin(account, eq(account.id, reader.accountId))
    .innerJoin(jobOpening, eq(jobOpening.id, jobOpeningId))
    .leftJoin(match, and(eq(match.jobOpeningId, jobOpeningId), eq(match.accountId, account.id)));
}
type Row = Awaited<ReturnType<typeof wholeRows>>[number];

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
