/**
 * The areas of the office by group, in the order in which a programme is set up; each area is a line of `advisorPaths`.
 */
export const areas = {
  overview: ["office"],
  programme: ["campuses", "courses", "intakes"],
  people: ["advisors", "accounts", "companies", "requests", "invoices"],
  content: ["texts", "appearance"],
  figures: ["funnel", "answers", "feedback"],
  operation: ["mails", "audit", "jobs", "retention"],
} as const;
type AreaGroup = keyof typeof areas;
export const areaGroups = Object.keys(areas) as AreaGroup[];
export type Area = (typeof areas)[AreaGroup][number];
