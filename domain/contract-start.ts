import { limits } from "#contract/limits.ts";
import { addMonths } from "./months.ts";
import { todayInGermany } from "./today.ts";

/** First day, `YYYY-MM-DD`, on which contract documents are accepted for an intake (spec §4: three months before). */
export const contractStart = (intake: string) => addMonths(intake, -limits.contractMonthsBeforeStart);

/** Whether that day has come; false as long as no intake is chosen. */
export const isContractStartReached = (intake: string | null, now: Date) =>
  intake !== null && todayInGermany(now) >= contractStart(intake);

/** Earliest date of a valid health insurance proof (§5: at most three months old when the studies start). */
export const oldestProof = (intake: string) => addMonths(intake, -limits.insuranceProofMonths);
