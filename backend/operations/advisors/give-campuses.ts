import { and, eq, inArray, isNotNull, ne, notInArray, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { advisor, campus } from "../../db/schema/unit.ts";

/**
 * Makes an advisor responsible for these campuses and no others; their earlier advisors no longer are, and their answer
 * counts as changed. 422 (`campusUnknown`) when one of them is gone or renamed.
 */
export async function giveCampuses(db: Executor, id: string, names: string[]) {
  const taken = await db.select().from(campus).where(inArray(campus.name, names)).for("no key update");
  if (taken.length < new Set(names).size) throw Refusal.invalid({ campuses: ["campusUnknown"] });
  const former = db
    .select({ id: campus.advisorId })
    .from(campus)
    .where(and(inArray(campus.name, names), isNotNull(campus.advisorId), ne(campus.advisorId, id)));
  const version = sql`${advisor.version} + 1`;
  await db
    .update(advisor)
    .set({ version, answerVersions: sql`${advisor.answerVersions} || jsonb_build_object('campuses', ${version})` })
    .where(inArray(advisor.id, former));
  await db
    .update(campus)
    .set({ advisorId: null })
    .where(and(eq(campus.advisorId, id), notInArray(campus.name, names)));
  await db.update(campus).set({ advisorId: id }).where(inArray(campus.name, names));
}
