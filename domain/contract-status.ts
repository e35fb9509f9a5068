import type { ContractEvent, ContractStatus, MatchRole } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { daysAfter } from "./german-time.ts";

/** Null until a contract is requested. */
type Status = ContractStatus | null;
type Actor = Exclude<MatchRole, "system">;

interface Transition {
  from: readonly Status[];
  event: ContractEvent;
  by: readonly Actor[];
  to: ContractStatus;
}

/** Who may do what, when, and where it leads (design §6). The only place that knows. */
export const contractTransitions: readonly Transition[] = [
  { from: [null], event: "request", by: ["company", "study_advisor"], to: "requested" },
  { from: ["requested", "changes_requested"], event: "submit", by: ["applicant"], to: "in_review" },
  { from: ["in_review"], event: "request-changes", by: ["study_advisor"], to: "changes_requested" },
  { from: ["in_review"], event: "send", by: ["study_advisor"], to: "sent" },
  // Something in it is wrong: nobody signs it, and it is checked and sent once more.
  { from: ["sent"], event: "take-back", by: ["study_advisor"], to: "in_review" },
  // The advisor writes down what a company signed on paper.
  { from: ["sent"], event: "sign", by: ["company", "study_advisor"], to: "signed" },
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
export const isSent = (status: ContractStatus | undefined) =>
  status === "sent" || status === "signed" || status === "enrolled";

const turns: Record<ContractStatus, Actor | undefined> = {
  requested: "applicant",
  in_review: "study_advisor",
  changes_requested: "applicant",
  sent: "company",
  signed: "study_advisor",
  enrolled: undefined,
};
/** Whose turn it is: the company's before a contract is requested, nobody's once all is done. */
export const contractTurnOf = (status: Status) => (status === null ? "company" : turns[status]);

/** The acts from the request to enrolment in order, each with the role that performs it. */
const way = {
  request: "company",
  submit: "applicant",
  review: "study_advisor",
  send: "study_advisor",
  sign: "company",
  enrol: "study_advisor",
} as const satisfies Record<string, Actor>;
export type ContractAct = keyof typeof way;

const nextActs: Record<ContractStatus, ContractAct | undefined> = {
  requested: "submit",
  in_review: "review",
  changes_requested: "submit",
  sent: "sign",
  signed: "enrol",
  enrolled: undefined,
};

/** The remaining acts, next one first. */
export function contractActsAhead(status: Status) {
  const acts = Object.entries(way).map(([act, by]) => ({ act: act as ContractAct, by }));
  const next = status === null ? "request" : nextActs[status];
  return next ? acts.slice(acts.findIndex(({ act }) => act === next)) : [];
}

/** When the check of the documents is finished at the latest (§4, §9: 14 days). */
export const reviewedBy = (submittedAt: string) =>
  daysAfter(new Date(submittedAt), limits.documentReviewDays).toISOString();
