import type { Unit } from "#contract/entities/unit.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import type { ContractEvent, ContractStatus, MatchRole } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { daysAfter } from "./german-time.ts";
import { mayRequestContract } from "./matching.ts";

/** Null until a contract is requested. */
type Status = ContractStatus | null;
type Actor = Exclude<MatchRole, "system">;

interface Transition {
  from: readonly Status[];
  event: ContractEvent;
  by: readonly [Actor, ...Actor[]];
  to: ContractStatus;
}

/**
 * Who may do what, when, and where it leads (design §6). The only place that knows. The usual act of a status comes
 * first, and so does the usual actor of an act.
 */
export const contractTransitions: readonly Transition[] = [
  { from: [null], event: "request", by: ["company", "study_advisor"], to: "requested" },
  { from: ["requested", "changes_requested"], event: "submit", by: ["applicant"], to: "in_review" },
  { from: ["in_review"], event: "send", by: ["study_advisor"], to: "sent" },
  { from: ["in_review"], event: "request-changes", by: ["study_advisor"], to: "changes_requested" },
  // The advisor writes down what a company signed on paper.
  { from: ["sent"], event: "sign", by: ["company", "study_advisor"], to: "signed" },
  // Something in it is wrong: nobody signs it, and it is checked and sent once more.
  { from: ["sent"], event: "take-back", by: ["study_advisor"], to: "in_review" },
  { from: ["signed"], event: "enrol", by: ["study_advisor"], to: "enrolled" },
];

/** The status that an event leads to; undefined when the role may not trigger it. Used by buttons and backend alike. */
export const contractStatusAfter = (from: Status, event: ContractEvent, by: Actor): ContractStatus | undefined =>
  contractTransitions.find(
    (transition) => transition.event === event && transition.from.includes(from) && transition.by.includes(by),
  )?.to;

/** Whether an event says what is wrong, and so needs a note to the applicant. */
export const isExplained = (event: ContractEvent) => event === "request-changes" || event === "take-back";

/** Whether a contract has been sent to both sides, and not been taken back since. */
export const isSent = (status: Status | undefined) => status === "sent" || status === "signed" || status === "enrolled";

const usualAt = (status: Status) => contractTransitions.find(({ from }) => from.includes(status));

/** Whose turn it is: the company's before a contract is requested, nobody's once all is done. */
export const contractTurnOf = (status: Status) => usualAt(status)?.by[0];

export type ContractAct = ContractEvent | "review";

/** The remaining acts as it usually goes, next one first; before sending, the advisor checks. */
export function contractActsAhead(status: Status): { act: ContractAct; by: Actor }[] {
  const next = usualAt(status);
  if (!next) return [];
  const by = next.by[0];
  const acts: ContractAct[] = next.event === "send" ? ["review", "send"] : [next.event];
  return [...acts.map((act) => ({ act, by })), ...contractActsAhead(next.to)];
}

/** What a role may do, the usual act first. */
export const contractEventsFor = (by: Actor, status: Status) =>
  contractTransitions.filter((one) => one.by.includes(by) && one.from.includes(status)).map(({ event }) => event);

interface AtDesk {
  /** The one that the contract is for (`partneredUnit`). */
  unit: Pick<Unit, "stage" | "contract" | "matching">;
  practicePartnerExists: boolean | null;
  /** How many. */
  missingAnswers: number;
  missingPapers: DocumentType[];
}
/** What the study advisor may do about an applicant's contract now, the usual act first. */
export function contractEventsAtDesk({ unit, practicePartnerExists, ...missing }: AtDesk): ContractEvent[] {
  const { stage, contract, matching } = unit;
  const hasAccepted = matching.accepted !== null;
  if (stage === "Lost") return [];
  if (!contract && !mayRequestContract({ hasAccepted, practicePartnerExists, stage })) return [];
  const isComplete = missing.missingAnswers === 0 && missing.missingPapers.length === 0;
  const isPossible = (event: ContractEvent) => event !== "send" || isComplete;
  return contractEventsFor("study_advisor", contract?.status ?? null).filter(isPossible);
}

/** When the check of the documents is finished at the latest (§4, §9: 14 days). */
export const reviewedBy = (submittedAt: string) =>
  daysAfter(new Date(submittedAt), limits.documentReviewDays).toISOString();
