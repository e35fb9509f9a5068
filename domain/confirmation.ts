import { limits } from "#contract/limits.ts";
import { daysSince, workingDaysSince } from "./working-days.ts";

/** The status of a statement that the advisor must confirm: info session or first consultation (spec §4). */
export type Confirmation =
  | { state: "notStated" }
  | { state: "waiting"; since: Date; isLate: boolean; mayAskAdvisor: boolean }
  | { state: "confirmed" }
  | { state: "notAttended" };

/** §9: about 3 working days; after a week the page asks the applicant to contact the advisor. */
export function confirmationOf(statedAt: string | null, confirmed: boolean | null, now: Date): Confirmation {
  if (confirmed) return { state: "confirmed" };
  if (!statedAt) return { state: confirmed === false ? "notAttended" : "notStated" };
  const since = new Date(statedAt);
  return {
    state: "waiting",
    since,
    isLate: workingDaysSince(since, now) >= limits.confirmationWorkingDays,
    mayAskAdvisor: daysSince(since, now) >= limits.confirmationFollowUpDays,
  };
}
