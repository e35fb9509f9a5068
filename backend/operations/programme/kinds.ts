import { jobOpening } from "../../db/schema/job-openings.ts";
import { advisor, application, campus, course, intake } from "../../db/schema/unit.ts";

/** What the office keeps, and by what openings, applications and advisors name it. */
export const kinds = {
  campus: {
    table: campus,
    key: campus.name,
    inOpenings: jobOpening.campusName,
    inApplications: application.campusName,
    inAdvisors: advisor.campuses,
  },
  course: {
    table: course,
    key: course.name,
    inOpenings: jobOpening.courseName,
    inApplications: application.courseName,
    inAdvisors: advisor.courses,
  },
  intake: {
    table: intake,
    key: intake.startsOn,
    inOpenings: jobOpening.startDate,
    inApplications: application.intake,
    inAdvisors: undefined,
  },
} as const;

export type Kind = keyof typeof kinds;
/** The id in the path of a call about one of a kind. */
export type IdOf<K extends Kind> = { [Name in `${K}Id`]: string };
export const idIn = (kind: Kind, what: object) => (what as Record<string, string>)[`${kind}Id`]!;
