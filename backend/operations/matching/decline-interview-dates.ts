import type { Actor } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { actAsApplicant } from "./act-as-applicant.ts";

/** None of the suggested dates fits: the note goes to the company, which has to name others (ADR 0025). */
export const declineInterviewDates = (
  work: Work,
  caller: Actor,
  { jobOpeningId, version, note }: { jobOpeningId: string; version?: number; note: string },
) =>
  actAsApplicant(work, caller, {
    jobOpeningId,
    event: "decline-interview-dates",
    version,
    note,
    values: { interviewDateSuggestions: [] },
  });
