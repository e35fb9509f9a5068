import type { JobOpening, OwnJobOpening } from "#contract/entities/job-opening.ts";

/** The steps of `manage` (spec §2) and the answers each needs before an opening is published (design §10). */
const mandatory = {
  study: ["campus", "course", "startDate", "requiredCount"],
  job: ["title", "tasks", "practicePlace", "practicePostalCode", "workmodel"],
  requirements: ["skills"],
  finish: [],
} as const satisfies Record<string, readonly (keyof JobOpening)[]>;

export type ManageStep = keyof typeof mandatory;
type Step = ManageStep;
type Field = (typeof mandatory)[Step][number];

/** Answers that an opening still lacks, by the step that asks for them. */
export function missingOf(opening: Pick<OwnJobOpening, Field>): Record<Step, Field[]> {
  const missing = (step: Step) => mandatory[step].filter((name) => opening[name] === null);
  return {
    study: missing("study"),
    job: missing("job"),
    requirements: missing("requirements"),
    finish: missing("finish"),
  };
}

/** How far each step is; the last one is done once the opening is published. */
export function manageStatuses(opening: Parameters<typeof missingOf>[0] & Pick<OwnJobOpening, "status">) {
  const missing = missingOf(opening);
  return (Object.keys(mandatory) as Step[]).map((step) => {
    const isDone = step === "finish" ? opening.status !== "draft" : missing[step].length === 0;
    const isBegun = missing[step].length < mandatory[step].length;
    return { step, status: isDone ? ("done" as const) : isBegun ? ("inProgress" as const) : ("notStarted" as const) };
  });
}

/** Changes that applicants in touch are told about (design §14): study, place, start, positions, and what is paid. */
export const toldChanges = [
  "campus",
  "course",
  "placeOfTraining",
  "practicePlace",
  "startDate",
  "requiredCount",
  "extraPayment",
] as const satisfies (keyof JobOpening)[];
export type OfferedTerms = Pick<JobOpening, (typeof offeredTerms)[number]>;

/** The terms of an opening, to be kept with an acceptance. */
export const termsOf = (opening: OfferedTerms) =>
  Object.fromEntries(offeredTerms.map((name) => [name, opening[name]])) as OfferedTerms;

/** What of changed answers applicants are told; a postal code belongs to its place. */
export const toldIn = (changed: readonly string[]) => {
  const named = changed.map((name) => (name === "practicePostalCode" ? "practicePlace" : name));
  return toldChanges.filter((name) => named.includes(name));
};

/** What somebody accepts with an offer: somebody who has read other terms reads these first. */
export const offeredTerms = [
  "campus",
  "course",
  "placeOfTraining",
  "practicePlace",
  "practicePostalCode",
  "startDate",
  "workmodel",
  "extraPayment",
] as const satisfies (keyof JobOpening)[];
