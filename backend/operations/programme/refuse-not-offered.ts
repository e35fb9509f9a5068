import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { todayInGermany } from "#domain/today.ts";
import { isOffered } from "../../db/offered.ts";
import type { Executor } from "../../db/open.ts";
import { campus, course, intake } from "../../db/schema/unit.ts";

const choices = ["campus", "course", "startDate"] as const;
type Choice = (typeof choices)[number];
type Study = Partial<Record<Choice, string | null>>;

/** Of a chosen campus, course and start, those that the programme does not offer, or no longer. */
export async function notOfferedIn(db: Executor, study: Study, now: Date) {
  const today = todayInGermany(now);
  const count = {
    campus: (name: string) => db.$count(campus, and(eq(campus.name, name), isOffered(campus, today))),
    course: (name: string) => db.$count(course, and(eq(course.name, name), isOffered(course, today))),
    startDate: (day: string) => db.$count(intake, and(eq(intake.startsOn, day), isOffered(intake, today))),
  };
  const missing: Choice[] = [];
  for (const choice of choices) {
    const chosen = study[choice] ?? null;
    if (chosen !== null && (await count[choice](chosen)) === 0) missing.push(choice);
  }
  return missing;
}

/** 422 for a campus, course or start that the programme does not offer, at the field that a call has for it. */
export async function refuseNotOffered(
  db: Executor,
  study: Study,
  now: Date,
  fields: Record<Choice, string> = { campus: "campus", course: "course", startDate: "startDate" },
) {
  const missing = await notOfferedIn(db, study, now);
  if (missing.length > 0)
    throw Refusal.invalid(Object.fromEntries(missing.map((choice) => [fields[choice], ["required"]])));
}
