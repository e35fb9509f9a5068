import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import type { Stage } from "#contract/enumerations/people.ts";
import { type Answers, consultation, isGroupDone } from "./application-steps.ts";
import { isActive } from "./match-status.ts";

/** §4: the stages that count as minimum ready. */
const minimumReady: readonly Stage[] = [
  "Examined Application",
  "Ready to match",
  "In Matching",
  "Contract Proposal",
  "Won",
];
export const isMinimumReady = (stage: Stage) => minimumReady.includes(stage);

/** Stages in which an applicant can be matched: the search steps are complete, enrolment is not. */
export const matchable: readonly Stage[] = ["Ready to match", "In Matching", "Contract Proposal"];
export const isReadyToMatch = (stage: Stage) => matchable.includes(stage);

/**
 * Design §6: where the unit's own answers and its applications to openings carry it. Back, to Won and to Lost it
 * goes by an advisor's hand.
 */
export function stageAfter(stage: Stage, answers: Answers, matches: readonly ApplicationStatus[]): Stage {
  const next = nextStage(stage, answers, matches);
  return next ? stageAfter(next, answers, matches) : stage;
}

function nextStage(stage: Stage, answers: Answers, matches: readonly ApplicationStatus[]): Stage | undefined {
  const hasAccepted = matches.includes("offer_accepted");
  if (stage === "New" && consultation(answers.unit, answers.now).state === "confirmed") return "Examined Application";
  if (stage === "Examined Application" && isGroupDone("search", answers)) return "Ready to match";
  if (stage === "Ready to match" && (hasAccepted || matches.some(isActive))) return "In Matching";
  if (stage === "In Matching" && hasAccepted) return "Contract Proposal";
  return undefined;
}
