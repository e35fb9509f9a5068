import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import type { ApplicationStatus, JobOpeningLabel } from "#contract/enumerations/matching.ts";
import { endedUnanswered } from "./match-status.ts";

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

type Seen = Pick<ListedJobOpening, "status" | "viewedAt" | "isFavorite" | "match">;

/**
 * What an applicant reads about an opening in a word or two (spec §4, applicant-side job status labels): how their
 * application stands, else how the opening does, and last whether it is new to them.
 */
export function openingLabel({ status, viewedAt, isFavorite, match }: Seen): JobOpeningLabel {
  if (match && match.status !== "cancelled") return labels[match.status];
  if (status === "open" && match && endedUnanswered(match)) return "open";
  if (match?.cancellationReason === "staffed_with_another_applicant") return "staffed";
  if (status === "draft" || status === "staffed" || status === "closed") return status;
  // Applicants who declined may still take that back.
  if (match) return match.cancelledBy === "applicant" ? "open" : "closed";
  return isNew({ viewedAt, isFavorite, match }) ? "new" : "viewed";
}

/** Whether its reader never opened it, marked it or applied for it, and nobody recommended it. */
export const isNew = ({ viewedAt, isFavorite, match }: Omit<Seen, "status">) =>
  viewedAt === null && !isFavorite && match === null;
