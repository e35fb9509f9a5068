import { eq, sql } from "drizzle-orm";
import type { Match } from "#contract/entities/match.ts";
import type { Application, Unit } from "#contract/entities/unit.ts";
import { isActive, turnOf } from "#domain/match-status.ts";
import { contractJson } from "./contracts.ts";
import type { Executor } from "./open.ts";
import { match } from "./schema/matching.ts";
import { advisor, application, campus, unit } from "./schema/unit.ts";

export const campusJson = sql`json_build_object('name', ${campus.name}, 'city', ${campus.city}, 'phone', ${campus.phone},
  'email', ${campus.email}, 'imagePath', ${campus.imagePath})`;
const applicationJson = sql`json_build_object('id', ${application.id}, 'primary', ${application.primary},
  'campus', case when ${campus.name} is not null then ${campusJson} end, 'intake', ${application.intake},
  'courseName', ${application.courseName}, 'version', ${application.version})`;
const applicationsJson = sql<Application[]>`(select coalesce(
    json_agg(${applicationJson} order by ${application.primary} desc, ${application.id}), '[]')
  from ${application} left join ${campus} on ${campus.name} = ${application.campusName}
  where ${application.unitId} = ${unit.id})`;

type Waiting = Pick<Match, "status" | "interviewDateSuggestions">;
const matchesJson = sql<Waiting[]>`(select coalesce(json_agg(json_build_object('status', ${match.status},
    'interviewDateSuggestions', ${match.interviewDateSuggestions})), '[]')
  from ${match} where ${match.accountId} = ${unit.accountId})`;

const { name, phone, mobilePhone, whatsappAvailable, email, city, imagePath } = advisor;

/** A unit with its applications, their campuses, its advisor, its contract and what waits in matching: one query. */
export async function unitWith(db: Executor, id: string): Promise<Unit | undefined> {
  const [found] = await db
    .select({
      unit,
      advisor: { name, phone, mobilePhone, whatsappAvailable, email, city, imagePath },
      applications: applicationsJson,
      matches: matchesJson,
      contract: contractJson,
    })
    .from(unit)
    .leftJoin(advisor, eq(advisor.id, unit.advisorId))
    .where(eq(unit.id, id));
  return (
    found && {
      id: found.unit.id,
      unit: found.unit.unit,
      stage: found.unit.stage,
      primary: found.unit.primary,
      participateAdvisorInterviewOn: found.unit.participateAdvisorInterviewOn,
      advisorInterviewStatedAt: found.unit.advisorInterviewStatedAt?.toISOString() ?? null,
      advisorInterviewConfirmed: found.unit.advisorInterviewConfirmed,
      advisor: found.advisor,
      applications: found.applications,
      matching: matchingOf(found.matches),
      contract: found.contract,
    }
  );
}

function matchingOf(matches: Waiting[]): Unit["matching"] {
  const active = matches.filter(({ status }) => isActive(status));
  const forApplicant = active.filter((one) => turnOf(one) === "applicant");
  const due: Unit["matching"]["due"] = {};
  for (const { status } of forApplicant) due[status] = (due[status] ?? 0) + 1;
  return { due, waiting: active.length - forApplicant.length };
}
