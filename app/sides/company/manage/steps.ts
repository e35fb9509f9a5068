import type { PathsIn } from "#app/paths.ts";
import type { MarkState } from "#app/ui/Mark.tsx";
import type { ManageStep } from "#domain/job-opening-steps.ts";
import type { companyPaths } from "../paths.ts";

/** A step with questions. */
export type OpenStep = Exclude<ManageStep, "finish">;

export const stepAfter = { study: "job", job: "requirements", requirements: "finish" } as const;
export const stepBefore = { job: "study", requirements: "job", finish: "requirements" } as const;

/** The address of a step of an opening. */
export const pathOfStep = (paths: PathsIn<typeof companyPaths>, step: ManageStep) =>
  ({
    study: paths.manageStudy,
    job: paths.manageJob,
    requirements: paths.manageRequirements,
    finish: paths.manageFinish,
  })[step];

export const markOf = { notStarted: "open", inProgress: "you", done: "done" } as const satisfies Record<
  string,
  MarkState
>;
