import type { Application, Unit } from "#contract/entities/unit.ts";
import { limits } from "#contract/limits.ts";
import { addMonths } from "./months.ts";
import { todayInGermany } from "./today.ts";

interface Of {
  unit: Pick<Unit, "matching">;
  /** undefined as long as there is none. */
  application: Pick<Application, "intake"> | undefined;
}

/** When the studies start that a contract is for: as the accepted offer says, without one as the applicant wishes. */
export const studyStart = ({ unit: { matching }, application }: Of) =>
  matching.accepted?.startDate ?? application?.intake ?? null;

/** First day, `YYYY-MM-DD`, on which contract documents are accepted: three months before the start of studies (§4). */
export const contractStart = (start: string) => addMonths(start, -limits.contractMonthsBeforeStart);

/** Whether that day has come; false as long as no start is chosen. */
export const isContractStartReached = (start: string | null, now: Date) =>
  start !== null && todayInGermany(now) >= contractStart(start);

/** Earliest date of a valid health insurance proof (§5: at most three months old when the studies start). */
export const oldestProof = (start: string) => addMonths(start, -limits.insuranceProofMonths);
