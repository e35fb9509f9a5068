import { Refusal } from "#contract/errors.ts";
import { hasStarted } from "#domain/job-opening-status.ts";
import type { AdvisorCaller } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { createOneOf } from "./create-kept.ts";

interface NewIntake {
  startsOn: string;
  repeats: boolean;
  endsOn: string | null;
}

/**
 * Adds an intake. 422 (`dateInPast`) for one that has begun, which nobody could choose; otherwise refuses as
 * `createOneOf` does. A table that is imported may bring those that have begun, too (ADR 0074).
 */
export async function addIntake(work: Work, caller: AdvisorCaller, values: NewIntake): Promise<{ id: string }> {
  if (hasStarted({ startDate: values.startsOn }, work.now)) throw Refusal.invalid({ startsOn: ["dateInPast"] });
  return createOneOf("intake")(work, caller, values);
}
