import type { Translate } from "#app/i18n/translate.ts";
import type { Step, StepStatus } from "#domain/application-steps.ts";
import type { Standing } from "#domain/matching.ts";

/** The status of a step; for openings, who acts or what is pending. */
export const statusInWords = (
  t: Translate,
  { step, status }: { step: Step; status: StepStatus },
  standing: Standing | null,
) => t(step === "jobOpenings" && standing ? `steps:standing.${standing}` : `steps:status.${status}`);
