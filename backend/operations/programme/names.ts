import { inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { advisor, campus, course } from "../../db/schema/unit.ts";

/** Lists that name campuses and courses; a list is no foreign key, so that renaming follows them here. */
const listsOf: Record<string, AnyPgColumn[]> = {
  campus: [course.campuses, advisor.campuses],
  course: [advisor.courses],
};

interface Names {
  campuses?: string[];
  courses?: string[];
}

/**
 * 422 (`campusUnknown`, `courseUnknown`) when one of them is gone or renamed; those that are found stay as they are
 * until the end of the transaction. To be asked before the row that names them is locked: renaming locks in this order.
 */
export async function refuseUnknownNames(db: Executor, { campuses = [], courses = [] }: Names) {
  const isUnknown = async (table: typeof campus | typeof course, names: string[]) =>
    names.length > 0 &&
    (await db.select({ name: table.name }).from(table).where(inArray(table.name, names)).for("share")).length <
      new Set(names).size;
  if (await isUnknown(campus, campuses)) throw Refusal.invalid({ campuses: ["campusUnknown"] });
  if (await isUnknown(course, courses)) throw Refusal.invalid({ courses: ["courseUnknown"] });
}

/** Lets the lists that name a campus or a course follow its new name. */
export async function renameInLists(db: Executor, kind: string, from: string, to: string) {
  for (const list of listsOf[kind] ?? [])
    await db.execute(sql`update ${list.table} set ${sql.identifier(list.name)} = array_replace(${list}, ${from}, ${to})
      where ${from} = any(${list})`);
}
