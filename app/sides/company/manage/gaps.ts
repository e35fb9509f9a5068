import type { OwnJobOpening } from "#contract/entities/job-opening.ts";
import type { StudyOptions } from "#contract/entities/unit.ts";
import { hasStarted } from "#domain/job-opening-status.ts";
import { missingOf } from "#domain/job-opening-steps.ts";
import type { OpenStep } from "./steps.ts";

/** What keeps an opening from being published, in the order of the steps. */
export function gapsOf(opening: OwnJobOpening, options: StudyOptions, now: Date) {
  const steps = ["study", "job", "requirements"] as const satisfies OpenStep[];
  const missing = missingOf(opening);
  const gaps = steps.flatMap((step) => missing[step].map((name) => ({ step, name, reason: "missing" as const })));
  return [...ranOut(opening, options, now), ...gaps];
}
export type Gap = ReturnType<typeof gapsOf>[number];

/** What can be studied no longer, or not there, since it was chosen. */
function ranOut({ course, campus, startDate }: OwnJobOpening, { courses, campuses, intakes }: StudyOptions, now: Date) {
  const step = "study" as const;
  const chosen = courses.find(({ name }) => name === course);
  const isTaughtAt = (name: string) => !chosen?.campuses.length || chosen.campuses.includes(name);
  const isOver = startDate !== null && hasStarted({ startDate }, now);
  return [
    isOver && { step, name: "startDate" as const, reason: "over" as const },
    course !== null && !chosen && { step, name: "course" as const, reason: "gone" as const },
    campus !== null &&
      !(campuses.some(({ name }) => name === campus) && isTaughtAt(campus)) && {
        step,
        name: "campus" as const,
        reason: "gone" as const,
      },
    startDate !== null &&
      !isOver &&
      !intakes.includes(startDate) && { step, name: "startDate" as const, reason: "gone" as const },
  ].filter((gap) => gap !== false);
}
