import type { Stage } from "#contract/enumerations.ts";
import { type Answers, consultation, isGroupDone } from "./application-steps.ts";

/** §4: the stages that count as minimum ready. */
const minimumReady: readonly Stage[] = [
  "Examined Application",
  "Ready to match",
  "In Matching",
  "Contract Proposal",
  "Won",
];
export const isMinimumReady = (stage: Stage) => minimumReady.includes(stage);

/** Design §6: where the unit's own answers carry it; later stages follow from matches, not from answers. */
export function stageAfter(stage: Stage, answers: Answers): Stage {
  if (stage === "New" && consultation(answers.unit, answers.now).state === "confirmed")
    return stageAfter("Examined Application", answers);
  if (stage === "Examined Application" && isGroupDone("search", answers)) return "Ready to match";
  return stage;
}
