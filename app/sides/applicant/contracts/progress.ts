import type { Contract } from "#contract/entities/contract.ts";
import type { ContractStatus } from "#contract/enumerations/matching.ts";
import { type Answers, hasPracticePartner } from "#domain/application-steps.ts";
import { contractStart, isContractStartReached } from "#domain/contract-start.ts";
import { contractActsAhead, contractTurnOf, reviewedBy } from "#domain/contract-status.ts";

/** How the contract stands, as its pages tell it. */
export interface Progress {
  /** `noPartner`: it is too early for a contract; `none`: nobody has requested it yet. */
  status: ContractStatus | "noPartner" | "none";
  /** Whose act comes next; `later`: nobody's yet. */
  turn: "applicant" | "company" | "study_advisor" | "later" | "nobody";
  companyName: string | null;
  /** The first day on which documents are taken, as long as it lies ahead. */
  from: string | null;
  /** By when they are checked, while that goes on. */
  until: string | null;
  /** What has to be changed, in the advisor's words. */
  note: string | null;
  /** What happened so far, the latest first, and what is still to come, the next first. */
  history: Contract["history"];
  ahead: ReturnType<typeof contractActsAhead>;
}

export function progressOf(answers: Answers): Progress {
  const { unit, account, application, now } = answers;
  const { contract } = unit;
  const isAhead = !isContractStartReached(application.intake, now);
  const status = contract?.status ?? (hasPracticePartner(answers) ? "none" : "noPartner");
  // Only the advisor requests a contract with a partner who does not use the portal.
  const isOwnPartner = !contract && !!account.practicePartnerExists;
  return {
    status,
    turn:
      status === "noPartner"
        ? "later"
        : isOwnPartner
          ? "study_advisor"
          : (contractTurnOf(contract?.status ?? null) ?? "nobody"),
    companyName: contract?.companyName ?? null,
    from: application.intake && isAhead ? contractStart(application.intake) : null,
    until: status === "in_review" && contract?.submittedAt ? reviewedBy(contract.submittedAt) : null,
    note: status === "changes_requested" ? (contract?.history.find(({ note }) => note)?.note ?? null) : null,
    history: contract?.history ?? [],
    ahead: contractActsAhead(contract?.status ?? null),
  };
}
