/** Who acts, in the words of the pages. */
export const whoOf = {
  applicant: "you",
  company: "partner",
  study_advisor: "advisor",
  system: "advisor",
  later: "later",
  nobody: "nobody",
} as const;
