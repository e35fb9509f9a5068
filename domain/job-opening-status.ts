import type { JobOpening } from "#contract/entities/job-opening.ts";
import type { MatchChange } from "#contract/entities/match.ts";
import type { JobOpeningStatus } from "#contract/enumerations/matching.ts";
import { todayInGermany } from "./today.ts";

/** The stored statuses; the others are derived (design §6). */
export type StoredStatus = Exclude<JobOpeningStatus, "openWithActiveMatches">;

/** What a company may do (design §6): publish a draft, and close a published opening for good. */
export const mayBecome = (from: StoredStatus, to: StoredStatus) =>
  to === "open" ? from === "draft" : to === "closed" && (from === "open" || from === "staffed");

/** Whether the training has begun: its first day lies before today in Germany. */
export const hasStarted = ({ startDate }: Pick<JobOpening, "startDate">, now: Date) => startDate < todayInGermany(now);

/** §4, progress labels: an opening that was closed because its training began has expired. */
export const hasExpired = (opening: Pick<JobOpening, "startDate">, { event, at }: Pick<MatchChange, "event" | "at">) =>
  event === "close" && hasStarted(opening, new Date(at));

interface OnOffer {
  status: JobOpeningStatus;
  /** null in a draft that does not say it. */
  startDate: string | null;
}
/** Whether it is offered now: open, and not begun yet, though the clock closes it only within the hour. */
export const isOnOffer = (opening: OnOffer, now: Date) =>
  opening.status !== "draft" && whyNoActs(opening, now) === null;

/** Why nothing can be done any more on an opening that was published; null while it is on offer. */
export function whyNoActs({ status, startDate }: OnOffer, now: Date) {
  if (status === "closed") return "closed";
  if (startDate !== null && hasStarted({ startDate }, now)) return "begun";
  return status === "staffed" ? "staffed" : null;
}

/** Whether anybody may still act on it: on offer, with a free position. Without one it is staffed, as its pages know. */
export const takesActs = (opening: Pick<JobOpening, "status" | "startDate" | "openPositions">, now: Date) =>
  isOnOffer(opening, now) && opening.openPositions > 0;
