import type { Contract, ContractPaper, SeenContract } from "#contract/entities/contract.ts";
import type { Document } from "#contract/entities/document.ts";
import type { PaperState } from "#contract/enumerations/documents.ts";
import { type Answers, isOf, missingPersonal } from "./application-steps.ts";
import { contractStart, isContractStartReached } from "./contract-start.ts";
import { isSent, reviewedBy } from "./contract-status.ts";
import { contractNeeds, type DocumentNeed } from "./document-needs.ts";
import { isShownToCompanies } from "./seen-applicant.ts";
import { todayInGermany } from "./today.ts";

type Moving = Pick<Contract, "status" | "submittedAt"> | null;

/**
 * From which day papers are accepted, while it lies ahead, and by when they are checked, while that goes on; a check that
 * takes longer than promised has no day any more, and is late.
 */
export function contractDays(contract: Moving, start: string | null, now: Date) {
  const from = start && !isContractStartReached(start, now) ? contractStart(start) : null;
  if (contract?.status !== "in_review" || !contract.submittedAt) return { from, until: null, isLate: false };
  const until = reviewedBy(contract.submittedAt);
  const isLate = todayInGermany(new Date(until)) < todayInGermany(now);
  return { from, until: isLate ? null : until, isLate };
}

/** The contract without the advisor's messages to the applicant, which are not for the company (ADR 0055). */
export const seenContractOf = (contract: Contract): SeenContract => ({
  ...contract,
  submittedAt: contract.submittedAt && momentOf(contract.submittedAt),
  history: contract.history.map(({ event, role, at }) => ({ event, role, at: momentOf(at) })),
});

const momentOf = (text: string) => new Date(text).toISOString();

interface Given extends Pick<Answers, "account" | "now"> {
  contract: Contract | null;
  /** When the studies start that the contract is for. */
  start: string | null;
  documents: Document[];
}

/** Where a contract stands on the side of its applicant, as the company may know it (ADR 0055). */
export function contractStandingOf({ contract, start, documents, account, now }: Given) {
  const { from: papersFrom, until } = contractDays(contract, start, now);
  const missing = missingPersonal({ account, start, now });
  return {
    contract: contract && seenContractOf(contract),
    papersFrom,
    reviewedBy: until,
    missingAnswers: missing.length,
    papers: contractNeeds({ account, documents, now })
      .filter(({ state }) => state !== "optional")
      .map((need) => paperFrom(need, documents, contract)),
  };
}

function paperFrom(need: DocumentNeed, documents: Document[], contract: Contract | null): ContractPaper {
  const { type, dueOn = null } = need;
  const state = need.state as Exclude<typeof need.state, "optional">;
  const latest = documents.findLast((one) => isOf(one, type) && one.refusalReason === null);
  const file = documents.findLast((one) => isOf(one, type) && one.refusalReason === null && isShownToCompanies(one));
  const isSeen = !latest || latest.acceptedAt !== null || !isAfter(latest.createdAt, contract?.submittedAt);
  // Once the contract is sent, the advisor has accepted everything that was there when it was handed in.
  const isAccepted: boolean = state === "saved" && isSent(contract?.status) && isSeen;
  return {
    type,
    state: isAccepted ? "accepted" : (state satisfies PaperState),
    dueOn: state === "later" ? dueOn : null,
    file: file ? { uuid: file.uuid, name: file.name, mimeType: file.mimeType, bytes: file.bytes } : null,
  };
}

const isAfter = (one: string, other: string | null | undefined) => !!other && new Date(one) > new Date(other);
