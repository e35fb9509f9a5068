import type { Contract } from "#contract/entities/contract.ts";
import type { ContractStatus } from "#contract/enumerations/matching.ts";
import { type Answers, hasPracticePartner, missingOf } from "#domain/application-steps.ts";
import { contractDays } from "#domain/contract-standing.ts";
import { studyStart } from "#domain/contract-start.ts";
import { type ContractAct, contractActsAhead, contractTurnOf, isExplained } from "#domain/contract-status.ts";
import { type DocumentNeed, missingPapers } from "#domain/document-needs.ts";
import type { whoOf } from "./who.ts";

/** The contract's progress, as its pages show it. */
export interface Progress {
  /** `noPartner`: too early for a contract; `none`: no request yet. */
  status: ContractStatus | "noPartner" | "none";
  /** Who acts next; `later`: nobody yet. */
  turn: "applicant" | "company" | "study_advisor" | "later" | "nobody";
  companyName: string | null;
  /** The first day on which documents are accepted, while it lies ahead. */
  from: string | null;
  /** The day by which the documents are checked, during the check and while it lies ahead. */
  until: string | null;
  /** The check takes longer than was promised. */
  isLate: boolean;
  /** What is wrong, in the advisor's words: what to change, or why the contract was taken back. */
  note: string | null;
  /** Past events, the latest first, and future ones, the next first. */
  history: Contract["history"];
  ahead: { act: ContractAct | "complete"; by: keyof typeof whoOf }[];
  /** Papers that went missing or were refused during the check, which goes on once they are there. */
  missing: DocumentNeed["type"][];
  /** Answers are missing by then, without which it does not go on either. */
  lacksAnswers: boolean;
}

export function progressOf(answers: Answers): Progress {
  const { unit, now } = answers;
  const { contract } = unit;
  const latest = contract?.history[0];
  const status = contract?.status ?? (hasPracticePartner(answers) ? "none" : "noPartner");
  const missing = status === "in_review" ? missingPapers(answers) : [];
  const lacksAnswers = status === "in_review" && missingOf.personal(answers).length > 0;
  const isIncomplete = missing.length > 0 || lacksAnswers;
  const ahead = contractActsAhead(contract?.status ?? null);
  return {
    status,
    turn: isIncomplete ? "applicant" : turnOf(answers),
    companyName: contract?.companyName ?? null,
    ...contractDays(contract, studyStart(answers), now),
    // No day is promised for what cannot be checked yet.
    ...(isIncomplete && { until: null, isLate: false }),
    note: (latest && isExplained(latest.event) && latest.note) || null,
    history: contract?.history ?? [],
    ahead: isIncomplete ? [{ act: "complete", by: "applicant" }, ...ahead] : ahead,
    missing,
    lacksAnswers,
  };
}

function turnOf(answers: Answers): Progress["turn"] {
  const { unit, account } = answers;
  if (unit.contract) return contractTurnOf(unit.contract.status) ?? "nobody";
  if (!hasPracticePartner(answers)) return "later";
  // ADR 0028: the advisor alone requests a contract without an accepted offer, as with a partner found without us.
  if (!unit.matching.accepted && account.practicePartnerExists) return "study_advisor";
  return contractTurnOf(null) ?? "nobody";
}
