/** The areas of the office, in the order in which a programme is set up; each is a line of `advisorPaths`. */
export const areas = [
  "office",
  "campuses",
  "courses",
  "intakes",
  "advisors",
  "companies",
  "requests",
  "texts",
  "funnel",
  "answers",
  "feedback",
  "mails",
  "audit",
  "jobs",
  "retention",
] as const;
export type Area = (typeof areas)[number];
