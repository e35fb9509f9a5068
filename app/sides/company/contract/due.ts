import type { ContractAtOpening } from "#contract/entities/contract.ts";
import type { ContractStatus } from "#contract/enumerations/matching.ts";
import { contractTurnOf } from "#domain/contract-status.ts";

/** Where a contract stands: `tooEarly` before an offer was accepted, `over` after an end, `none` before the request. */
export type ContractState = ContractStatus | "tooEarly" | "over" | "none";

export function stateOf({ status, standing }: Pick<ContractAtOpening, "status" | "standing">): ContractState {
  if (!standing) return status === "cancelled" ? "over" : "tooEarly";
  return standing.contract?.status ?? "none";
}

/** Whether the contract that was sent has been taken back, and nothing else happened since. */
export const isTakenBack = ({ standing }: Pick<ContractAtOpening, "standing">) =>
  standing?.contract?.history[0]?.event === "take-back";

/** What the reader's company has to do; undefined: nothing now. */
export function dueOf(state: ContractState) {
  if (state === "none") return "request";
  return state === "sent" ? "sign" : undefined;
}

/** Who acts next; undefined: nobody. */
export function turnOf(state: ContractState) {
  if (state === "tooEarly" || state === "over") return undefined;
  return contractTurnOf(state === "none" ? null : state);
}
