import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AgreedDay, Application, Matching, Unit } from "#contract/entities/unit.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { appointmentOf, datesToCome, isActive, turnOf } from "#domain/match-status.ts";
import { contractJson } from "./contracts.ts";
import { agreedOn, agreedStart } from "./matches.ts";
import type { Executor } from "./open.ts";
import { account } from "./schema/account.ts";
import { company } from "./schema/companies.ts";
import { jobOpening } from "./schema/job-openings.ts";
import { match, matchChange } from "./schema/matching.ts";
import { advisor, application, campus, unit } from "./schema/unit.ts";

export const campusJson = sql`json_build_object('name', ${campus.name}, 'city', ${campus.city}, 'phone', ${campus.phone},
  'email', ${campus.email}, 'imagePath', ${campus.imagePath})`;
const applicationJson = sql`json_build_object('id', ${application.id}, 'primary', ${application.primary},
  'campus', case when ${campus.name} is not null then ${campusJson} end, 'intake', ${application.intake},
  'courseName', ${application.courseName}, 'version', ${application.version})`;
/** The applications of the `unit` that a query is about, the primary one first. */
const applicationsJson = sql<Application[]>`(select coalesce(
    json_agg(${applicationJson} order by ${application.primary} desc, ${application.id}), '[]')
  from ${application} left join ${campus} on ${campus.name} = ${application.campusName}
  where ${application.unitId} = ${unit.id})`;

interface ListedUnit {
  id: string;
  stage: Stage;
  primary: boolean;
  applications: Application[];
  advisor: { name: string; phone: string | null; email: string } | null;
}
/** The units of the `account` that a query is about, oldest first. */
export const unitsJson = sql<ListedUnit[]>`(
  select coalesce(json_agg(json_build_object('id', ${unit.id}, 'stage', ${unit.stage}, 'primary', ${unit.primary},
    'applications', ${applicationsJson}, 'advisor', (select json_build_object('name', ${advisor.name},
      'phone', coalesce(${advisor.phone}, ${advisor.mobilePhone}), 'email', ${advisor.email})
      from ${advisor} where ${advisor.id} = ${unit.advisorId} and ${advisor.lockedAt} is null)) order by ${unit.createdAt}), '[]')
  from ${unit} where ${unit.accountId} = ${account.id})`;

type Applied = Pick<
  typeof match.$inferSelect,
  "status" | "interviewDateSuggestions" | "place" | "jobOpeningId" | "cancelledFrom"
> & {
  company: string;
  course: string;
  campus: string;
  startDate: string;
  interviewAt: string | null;
  trialDayAt: string | null;
  since: string;
  isMoved: boolean;
};
/** Whether the last act moved an interview that was agreed on. */
const isMoved = sql`${match.status} = 'awaiting_interview_schedule' and (select ${matchChange.from} from ${matchChange}
  where ${matchChange.matchId} = ${match.id} order by ${matchChange.at} desc limit 1) is not distinct from 'interview_scheduled'`;
const matchesJson = sql<Applied[]>`(select coalesce(json_agg(json_build_object('status', ${match.status},
    'interviewDateSuggestions', ${match.interviewDateSuggestions}, 'interviewAt', ${match.interviewAt},
    'trialDayAt', ${match.trialDayAt}, 'place', ${match.place}, 'jobOpeningId', ${match.jobOpeningId},
    'isMoved', ${isMoved}, 'cancelledFrom', ${match.cancelledFrom}, 'since', ${match.since}, 'company', ${company.name},
    'course', ${agreedOn("course", jobOpening.courseName)}, 'campus', ${agreedOn("campus", jobOpening.campusName)},
    'startDate', ${agreedStart}) order by ${match.since}, ${match.id}), '[]')
  from ${match}
  join ${jobOpening} on ${jobOpening.id} = ${match.jobOpeningId}
  join ${company} on ${company.id} = ${jobOpening.companyId}
  where ${match.accountId} = ${unit.accountId})`;

const { name, phone, mobilePhone, whatsappAvailable, email, city, imagePath } = advisor;

/** The rows of an account's units, the oldest first. */
export const unitsOf = (db: Executor, accountId: string) =>
  db.select().from(unit).where(eq(unit.accountId, accountId)).orderBy(asc(unit.createdAt));

/** A unit with its applications, campuses, advisor, contract and the state of its matching, in one query. */
export async function unitWith(db: Executor, id: string): Promise<Unit | undefined> {
  const [found] = await unitsWhere(db, eq(unit.id, id));
  return found;
}

/** The same of each unit that meets a condition, the oldest first. */
export async function unitsWhere(db: Executor, which: SQL): Promise<Unit[]> {
  const rows = await db
    .select({
      unit,
      advisor: { name, phone, mobilePhone, whatsappAvailable, email, city, imagePath },
      applications: applicationsJson,
      matches: matchesJson,
      contract: contractJson,
    })
    .from(unit)
    .leftJoin(advisor, and(eq(advisor.id, unit.advisorId), isNull(advisor.lockedAt)))
    .where(which)
    .orderBy(asc(unit.createdAt));
  return rows.map((row) => ({
    id: row.unit.id,
    unit: row.unit.unit,
    stage: row.unit.stage,
    primary: row.unit.primary,
    participateAdvisorInterviewOn: row.unit.participateAdvisorInterviewOn,
    advisorInterviewStatedAt: row.unit.advisorInterviewStatedAt?.toISOString() ?? null,
    advisorInterviewConfirmed: row.unit.advisorInterviewConfirmed,
    advisor: row.advisor,
    applications: row.applications,
    matching: matchingOf(row.matches),
    contract: row.contract,
  }));
}

function matchingOf(matches: Applied[]): Matching {
  const now = new Date();
  const active = matches
    .filter(({ status }) => isActive(status))
    .map((one) => ({ ...one, interviewDateSuggestions: datesToCome(one.interviewDateSuggestions, now) }));
  return {
    due: active
      .filter((one) => turnOf(one) === "applicant")
      .map(({ status, jobOpeningId, company, interviewDateSuggestions, isMoved }) => ({
        ...{ status, jobOpeningId, company, isMoved },
        dates: interviewDateSuggestions.length,
      })),
    appointments: active.flatMap(agreedDay).sort((one, other) => one.at.localeCompare(other.at)),
    waiting: active.filter((one) => turnOf(one) === "company").length,
    accepted: acceptedOf(matches),
  };
}

/** Accepting an offer ends all other active applications at that moment; none ends later. */
function acceptedOf(matches: Applied[]): Matching["accepted"] {
  const accepted = matches.find(({ status }) => status === "offer_accepted");
  if (!accepted) return null;
  const at = new Date(accepted.since);
  const ended = matches.filter(({ cancelledFrom, since }) => isActive(cancelledFrom) && new Date(since) >= at);
  const { jobOpeningId, company, course, campus, startDate } = accepted;
  return { jobOpeningId, company, course, campus, startDate, ended: ended.length };
}

function agreedDay({ status, interviewAt, trialDayAt, place, jobOpeningId, company }: Applied): AgreedDay[] {
  const moment = appointmentOf({ status, interviewAt, trialDayAt });
  if (!moment) return [];
  const kind = status === "trial_day_scheduled" ? "trialDay" : "interview";
  return [{ kind, at: new Date(moment).toISOString(), place, jobOpeningId, company }];
}
