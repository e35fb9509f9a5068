import type { StudyOptions } from "#contract/entities/unit.ts";

/** What can be chosen, and what was chosen while it could be. */
export const withChosen = (offered: string[], chosen: string | null | undefined) =>
  chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;

/** The same for courses; one that ran out is like any other. */
export const withChosenCourse = (offered: StudyOptions["courses"], chosen: string | null | undefined) =>
  chosen && !offered.some(({ name }) => name === chosen)
    ? [...offered, { name: chosen, studyModel: "DS" as const, campuses: [] }]
    : offered;
