import type { OwnJobOpening } from "#contract/entities/job-opening.ts";
import { hasStarted } from "#domain/job-opening-status.ts";
import { missingOf } from "#domain/job-opening-steps.ts";
import type { OpenStep } from "./steps.ts";

/** What keeps an opening from being published, in the order of the steps. */
export function gapsOf(opening: OwnJobOpening, now: Date) {
  const steps = ["study", "job", "requirements"] as const satisfies OpenStep[];
  const missing = missingOf(opening);
  const gaps = steps.flatMap((step) => missing[step].map((name) => ({ step, name, reason: "missing" as const })));
  const { startDate } = opening;
  const isOver = startDate !== null && hasStarted({ startDate }, now);
  return isOver ? [{ step: "study" as const, name: "startDate" as const, reason: "over" as const }, ...gaps] : gaps;
}
export type Gap = ReturnType<typeof gapsOf>[number];
