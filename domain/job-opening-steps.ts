import type { JobOpening, OwnJobOpening } from "#contract/entities/job-opening.ts";

/** The steps of `manage` (spec §2) and what has to be answered in each before an opening is published (design §10). */
const mandatory = {
  study: ["campus", "course", "startDate", "requiredCount"],
  job: ["title", "tasks", "practicePlace", "practicePostalCode", "workmodel"],
  requirements: ["skills"],
  finish: [],
} as const satisfies Record<string, readonly (keyof JobOpening)[]>;

type Step = keyof typeof mandatory;
type Field = (typeof mandatory)[Step][number];

/** What is missing of an opening, by the step that asks for it. */
export function missingOf(opening: Pick<OwnJobOpening, Field>): Record<Step, Field[]> {
  const missing = (step: Step) => mandatory[step].filter((name) => opening[name] === null);
  return {
    study: missing("study"),
    job: missing("job"),
    requirements: missing("requirements"),
    finish: missing("finish"),
  };
}

/** What applicants who are in touch are told of when it changes (design §14): the place, the start, the positions. */
export const toldChanges = [
  "campus",
  "placeOfTraining",
  "practicePlace",
  "startDate",
  "requiredCount",
] as const satisfies (keyof JobOpening)[];
