import { asc, count, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { KeptAdvisor, WholeAdvisor } from "#contract/entities/kept-advisor.ts";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { advisor, unit } from "../../db/schema/unit.ts";
import type { CallWork, Work } from "../../work.ts";
import { signInOf } from "../identity/sign-in-blocks.ts";
import { historyOf } from "../programme/history-of.ts";

/** All advisors by name, those that are locked last. */
export const fetchAdvisors = async ({ db }: Pick<Work, "db">): Promise<KeptAdvisor[]> =>
  (await selectAdvisors(db)).map(keptFrom);

/** One of them, with what changed about them, and whether their sign-in is blocked. 404 for an unknown id. */
export async function fetchOneAdvisor(
  work: CallWork,
  _caller: unknown,
  { advisorId }: { advisorId: string },
): Promise<WholeAdvisor> {
  const { db } = work;
  const row = await oneAdvisor(db, advisorId);
  const signIn = row.lockedAt ? undefined : await signInOf(work, { email: row.email });
  return { ...keptFrom(row), ...(await historyOf(db, row)), blocks: signIn?.blocks ?? [] };
}

/** The row of an advisor, with how many they look after. 404 for an unknown id. */
export async function oneAdvisor(db: Executor, id: string) {
  const [found] = await selectAdvisors(db, eq(advisor.id, id));
  if (!found) throw Refusal.notFound();
  return found;
}

function selectAdvisors(db: Executor, where?: SQL) {
  const { id, name, email, phone, city, isAdvising, isLead, isOffice, lockedAt, createdAt } = advisor;
  const { campuses, courses, version, answerVersions, imagePath } = advisor;
  const applicants = db.select({ count: count() }).from(unit).where(eq(unit.advisorId, id));
  return db
    .select({
      ...{
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
      },
      hasSignedIn: sql<boolean>`${isNotNull(advisor.personId)}`,
      applicants: sql`(${applicants})`.mapWith(Number),
    })
    .from(advisor)
    .where(where)
    .orderBy(sql`${lockedAt} is not null`, asc(sql`lower(${name})`), asc(id));
}

function keptFrom(row: Awaited<ReturnType<typeof oneAdvisor>>): KeptAdvisor {
  const { createdAt: _since, answerVersions: _versions, lockedAt, ...kept } = row;
  return { ...kept, lockedAt: lockedAt?.toISOString() ?? null };
}
