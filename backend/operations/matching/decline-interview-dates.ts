import type { Work } from "../../work.ts";
import { actAsApplicant } from "./act-as-applicant.ts";

/** None of the suggested dates fits: the note goes to the company, which has to name others (ADR 0025). */
export const declineInterviewDates = (
  work: Work,
  accountId: string,
  jobOpeningId: string,
  { version, note }: { version?: number; note: string },
) =>
  actAsApplicant(work, accountId, jobOpeningId, {
    event: "decline-interview-dates",
    version,
    note,
    values: { interviewDateSuggestions: [] },
  });
