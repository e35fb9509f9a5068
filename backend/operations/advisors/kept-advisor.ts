import { asc, countDistinct, eq, isNotNull, sql } from "drizzle-orm";
import type { KeptAdvisor } from "#contract/entities/kept-advisor.ts";
import { Refusal } from "#contract/errors.ts";
import { inGerman } from "../../db/in-german.ts";
import type { Executor } from "../../db/open.ts";
import { advisor, unit } from "../../db/schema/unit.ts";

/** The row of an advisor, with how many they look after. 404 for an unknown id. */
export async function oneAdvisor(db: Executor, id: string) {
  const [found] = await db.select(keptColumns(db)).from(advisor).where(eq(advisor.id, id));
  if (!found) throw Refusal.notFound();
  return found;
}

/** By name, those that are locked last. */
export const inOrder = [sql`${advisor.lockedAt} is not null`, asc(inGerman(advisor.name)), asc(advisor.id)];

/** What the office knows of an advisor; to be read by `keptFrom`. */
export function keptColumns(db: Executor) {
  const { id, name, email, phone, city, isAdvising, isLead, isOffice, lockedAt, createdAt } = advisor;
  const { campuses, courses, version, answerVersions, imagePath } = advisor;
  const applicants = db
    .select({ count: countDistinct(unit.accountId) })
    .from(unit)
    .where(eq(unit.advisorId, id));
  return {
    id,
    name,
    email,
    phone,
    city,
    isAdvising,
    isLead,
    isOffice,
    campuses,
    courses,
    lockedAt,
    createdAt,
    version,
    answerVersions,
    imagePath,
    hasSignedIn: sql<boolean>`${isNotNull(advisor.personId)}`,
    applicants: sql`(${applicants})`.mapWith(Number),
  };
}

/** An advisor as the office lists them. */
export function keptFrom(row: Awaited<ReturnType<typeof oneAdvisor>>): KeptAdvisor {
  const { createdAt: _since, answerVersions: _versions, lockedAt, ...kept } = row;
  return { ...kept, lockedAt: lockedAt?.toISOString() ?? null };
}
