import type { ContractAtOpening } from "#contract/entities/contract.ts";
import type { ContractEvent } from "#contract/enumerations/matching.ts";
import { type ContractAct, isSent } from "#domain/contract-status.ts";

/** A step of one side: the note says when it was done, or what it waits for. */
export interface Step {
  name: ContractAct | "offer" | "accept" | "answers";
  state: "open" | "you" | "them" | "done";
  note:
    | "on"
    | "byAdvisor"
    | "company"
    | "afterRequest"
    | "afterReview"
    | "whole"
    | "missing"
    | "from"
    | "now"
    | "again"
    | "until"
    | "afterPapers"
    | "afterSignature"
    | "done";
  at?: string | null;
  count?: number;
}

type Given = Pick<ContractAtOpening, "offeredAt" | "acceptedAt"> & {
  standing: NonNullable<ContractAtOpening["standing"]>;
};

/** The steps of both sides and of the advisor, from the offer to enrolment, as they stand. */
export function stepsOf(given: Given): Record<"company" | "applicant" | "advisor", Step[]> {
  const { offeredAt, acceptedAt, standing } = given;
  const { contract, missingAnswers } = standing;
  const status = contract?.status;
  const last = (event: ContractEvent) => contract?.history.find((change) => change.event === event);
  /** A step that a change of the history has done. */
  const doneBy = (name: Step["name"], event: ContractEvent): Step | undefined => {
    const change = last(event);
    const isForCompany = change?.role === "study_advisor" && (event === "request" || event === "sign");
    return change && { name, state: "done", note: isForCompany ? "byAdvisor" : "on", at: change.at };
  };
  const answers: Step =
    missingAnswers === 0
      ? { name: "answers", state: "done", note: "whole" }
      : { name: "answers", state: "them", note: "missing", count: missingAnswers };
  return {
    company: [
      { name: "offer", state: "done", note: offeredAt ? "on" : "done", at: offeredAt },
      doneBy("request", "request") ?? { name: "request", state: "you", note: "company" },
      doneBy("sign", "sign") ??
        (status === "sent"
          ? { name: "sign", state: "you", note: "company" }
          : { name: "sign", state: "open", note: "afterReview" }),
    ],
    applicant: [
      { name: "accept", state: "done", note: acceptedAt ? "on" : "done", at: acceptedAt },
      answers,
      papersStep(standing, last("submit")?.at),
    ],
    advisor: [
      reviewStep(standing),
      (isSent(status) && doneBy("send", "send")) || { name: "send", state: "open", note: "afterReview" },
      doneBy("enrol", "enrol") ??
        (status === "signed"
          ? { name: "enrol", state: "them", note: "now" }
          : { name: "enrol", state: "open", note: "afterSignature" }),
    ],
  };
}

function papersStep({ contract, papersFrom: from }: Given["standing"], submittedAt: string | undefined): Step {
  const name = "submit";
  if (contract?.status === "changes_requested") return { name, state: "them", note: "again" };
  if (submittedAt) return { name, state: "done", note: "on", at: submittedAt };
  if (!contract) return { name, state: "open", note: "afterRequest" };
  return from ? { name, state: "open", note: "from", at: from } : { name, state: "them", note: "now" };
}

function reviewStep({ contract, reviewedBy }: Given["standing"]): Step {
  const name = "review";
  if (reviewedBy) return { name, state: "them", note: "until", at: reviewedBy };
  // The promised day has passed.
  if (contract?.status === "in_review") return { name, state: "them", note: "now" };
  const sent = isSent(contract?.status) && contract?.history.find(({ event }) => event === "send");
  return sent ? { name, state: "done", note: "on", at: sent.at } : { name, state: "open", note: "afterPapers" };
}
