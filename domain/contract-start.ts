import { limits } from "#contract/limits.ts";
import { addMonths } from "./months.ts";
import { todayInGermany } from "./today.ts";

/** The first day, `YYYY-MM-DD`, on which contract documents are taken for an intake (spec §4: three months before). */
export const contractStart = (intake: string) => addMonths(intake, -limits.contractMonthsBeforeStart);

/** Whether they are taken by now; not as long as no intake is chosen. */
export const isContractStartReached = (intake: string | null, now: Date) =>
  intake !== null && todayInGermany(now) >= contractStart(intake);

/** §5: the health insurance proof is at most three months old when the studies start; the first day it may be of. */
export const oldestProof = (intake: string) => addMonths(intake, -limits.insuranceProofMonths);
