import { gte } from "drizzle-orm";
import type { StudyOptions } from "#contract/entities/unit.ts";
import type { Executor } from "../db/open.ts";
import { campus, course, intake } from "../db/schema.ts";

/** What can be studied, where, and when: intakes that have not begun yet, the next one first. */
export async function fetchStudyOptions(db: Executor, now: Date): Promise<StudyOptions> {
  const { name, city, phone, email, imagePath } = campus;
  const [courses, campuses, intakes] = await Promise.all([
    db.select().from(course).orderBy(course.name),
    db.select({ name, city, phone, email, imagePath }).from(campus).orderBy(campus.name),
    db
      .select()
      .from(intake)
      .where(gte(intake.startsOn, now.toISOString().slice(0, 10)))
      .orderBy(intake.startsOn),
  ]);
  return { courses, campuses, intakes: intakes.map(({ startsOn }) => startsOn) };
}
