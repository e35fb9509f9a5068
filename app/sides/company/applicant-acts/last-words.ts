import type { ApplicantAtOpening } from "#contract/entities/seen-applicant.ts";

/** The applicant's note, as long as nothing has happened since. */
export function lastWordsOf(applicant: ApplicantAtOpening["applicant"]) {
  const last = "history" in applicant ? applicant.history.at(-1) : undefined;
  return last?.role === "applicant" ? last.note : null;
}
