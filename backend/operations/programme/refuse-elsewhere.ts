import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import type { Executor } from "../../db/open.ts";
import { course } from "../../db/schema/unit.ts";

interface Study {
  campus?: string | null;
  course?: string | null;
}

/** 422 at `campus` (`courseElsewhere`, with where it is) for a course that is not taught at a campus. */
export async function refuseElsewhere(db: Executor, study: Study) {
  const campuses = await campusesElsewhere(db, study);
  if (campuses) throw Refusal.invalid({ campus: [message("courseElsewhere", { campuses: campuses.join(", ") })] });
}

/** Where a course is taught instead of at the campus; undefined when it is taught there, or one of both is open. */
export async function campusesElsewhere(db: Executor, { campus, course: name }: Study) {
  if (!campus || !name) return undefined;
  const [found] = await db.select({ campuses: course.campuses }).from(course).where(eq(course.name, name));
  const { campuses = [] } = found ?? {};
  return campuses.length === 0 || campuses.includes(campus) ? undefined : campuses;
}
