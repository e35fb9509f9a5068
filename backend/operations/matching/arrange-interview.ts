import type { Actor } from "../../callers.ts";
import type { Work } from "../../work.ts";
import type { Act } from "./act.ts";
import { actAsCompany } from "./act-as-company.ts";
import { readInterviewDates } from "./interview-dates.ts";

interface Arrangement {
  matchId: string;
  interviewDateSuggestions: string[];
  kind?: "interview" | "trial_day";
  place?: string;
  version?: number;
}

/**
 * Suggests dates of an interview, or sets a trial day at the first of them (spec §7, design §6). 422 for dates in the
 * past or too far away, 409 as `moveMatch` says.
 */
export function arrangeInterview(work: Work, colleague: Actor, { matchId, version, ...arrangement }: Arrangement) {
  return actAsCompany(work, colleague, { matchId, version, ...arranged(arrangement, work.now) });
}

function arranged(
  { interviewDateSuggestions, kind, place }: Omit<Arrangement, "matchId">,
  now: Date,
): Pick<Act, "event" | "values"> {
  const dates = readInterviewDates(interviewDateSuggestions, now);
  const where = { place: place ?? null };
  return kind === "trial_day"
    ? { event: "arrange-trial-day", values: { ...where, trialDayAt: new Date(dates[0]!) } }
    : { event: "arrange-interview", values: { ...where, interviewDateSuggestions: dates, interviewAt: null } };
}
