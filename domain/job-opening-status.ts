import type { JobOpening, ListedJobOpening } from "#contract/entities/job-opening.ts";
import type { ApplicationStatus, JobOpeningLabel, JobOpeningStatus } from "#contract/enumerations.ts";
import { isActive } from "./application-status.ts";

/** What is stored; the rest is derived (design §6). */
export type StoredStatus = Exclude<JobOpeningStatus, "openWithActiveMatches">;

/** The status as the company sees it: an open one with somebody to answer to says so. */
export const statusForCompany = (status: StoredStatus, matches: readonly ApplicationStatus[]): JobOpeningStatus =>
  status === "open" && matches.some(isActive) ? "openWithActiveMatches" : status;

/** Design §6, by a company's hand: a draft is published, what is published is closed for good. */
export const mayBecome = (from: StoredStatus, to: StoredStatus) =>
  to === "open" ? from === "draft" : to === "closed" && (from === "open" || from === "staffed");

/** Whether the training has begun without those who are still to be found. */
export const hasStarted = ({ startDate }: Pick<JobOpening, "startDate">, now: Date) =>
  startDate < now.toISOString().slice(0, 10);

/** Whether anybody may still act on it: open, with a position that is free, and its start is not over. */
export const takesActs = (opening: Pick<JobOpening, "status" | "startDate" | "openPositions">, now: Date) =>
  opening.status === "open" && opening.openPositions > 0 && !hasStarted(opening, now);

const labels: Record<Exclude<ApplicationStatus, "cancelled">, JobOpeningLabel> = {
  awaiting_any_interest: "pre_match",
  awaiting_partner_interest: "waiting",
  awaiting_applicant_interest: "in_progress",
  awaiting_interview_schedule: "in_placement",
  interview_scheduled: "personal_interview",
  trial_day_scheduled: "trial_period",
  awaiting_partner_confirmation: "in_matching",
  awaiting_applicant_confirmation: "offered",
  offer_accepted: "contract_proposal",
};

/** What an applicant reads beside an opening (spec §4): how their application stands, else how the opening does. */
export function labelOf({
  status,
  viewedAt,
  match,
}: Pick<ListedJobOpening, "status" | "viewedAt" | "match">): JobOpeningLabel {
  if (match && match.status !== "cancelled") return labels[match.status];
  if (match?.cancellationReason === "staffed_with_another_applicant") return "staffed";
  if (status !== "open") return status === "openWithActiveMatches" ? "open" : status;
  // Who said no themselves may still take it back.
  if (match) return match.cancelledBy === "applicant" ? "open" : "closed";
  return viewedAt === null ? "new" : "viewed";
}
