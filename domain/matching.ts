import type { Account } from "#contract/entities/account.ts";
import type { Unit } from "#contract/entities/unit.ts";
import type { ApplicationStatus } from "#contract/enumerations/matching.ts";
import type { Stage } from "#contract/enumerations/people.ts";

const matchingStages: readonly Stage[] = ["Ready to match", "In Matching", "Contract Proposal", "Won"];

/** Design §6: openings come into play when the search is complete and the first consultation is confirmed. */
export const canMatch = (stage: Stage) => matchingStages.includes(stage);

/** An offer is accepted: there is a practice partner. */
export const hasPartner = (stage: Stage) => stage === "Contract Proposal" || stage === "Won";

/** Who looks for a practice partner among the openings. */
export const seekingStages = matchingStages.filter((stage) => !hasPartner(stage));

/** What companies wait for, the act that weighs most first. */
const dueActs = [
  "awaiting_applicant_confirmation",
  "awaiting_interview_schedule",
  "awaiting_applicant_interest",
] as const satisfies ApplicationStatus[];
export type DueAct = (typeof dueActs)[number];

export const dueAct = ({ matching }: Pick<Unit, "matching">) => dueActs.find((status) => matching.due[status]);

type Asked = { account: Pick<Account, "metadata">; unit: Pick<Unit, "stage" | "matching"> };

/** How finding a practice partner stands; who looks on their own waits for nobody here, and nobody waits for them. */
export function matchingStatus({ account: { metadata }, unit }: Asked) {
  if (!canMatch(unit.stage)) return "notYet";
  if (hasPartner(unit.stage)) return "done";
  if (dueAct(unit)) return "inProgress";
  if (unit.matching.waiting > 0 || metadata.ignoreSelfMatching) return "waiting";
  return metadata.visitedSelfMatchingView ? "inProgress" : "notStarted";
}
