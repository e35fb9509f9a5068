import type { OwnJobOpening } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import { hasStarted } from "#domain/job-opening-status.ts";
import { missingOf } from "#domain/job-opening-steps.ts";

/** 422 for an opening that nobody could apply for: something is missing, or the start is over. */
export function refuseUnfinished(
  opening: Parameters<typeof missingOf>[0] & Pick<OwnJobOpening, "startDate">,
  now: Date,
) {
  const missing = Object.values(missingOf(opening)).flat();
  const customErrors: Record<string, string[]> = Object.fromEntries(missing.map((name) => [name, ["required"]]));
  const { startDate } = opening;
  if (startDate && hasStarted({ startDate }, now)) customErrors.startDate = ["dateInPast"];
  if (Object.keys(customErrors).length > 0) throw Refusal.invalid(customErrors);
}
