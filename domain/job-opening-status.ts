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

/** Whether anybody may still act on it: open, with a free position, and not begun yet. */
export const takesActs = (opening: Pick<JobOpening, "status" | "startDate" | "openPositions">, now: Date) =>
  opening.status === "open" && opening.openPositions > 0 && !hasStarted(opening, now);
