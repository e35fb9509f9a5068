import type { ListedJobOpening } from "#contract/entities/job-opening.ts";
import type { ApplicationStatus } from "#contract/enumerations.ts";

/** What an applicant is told of an opening in a word or two (spec §4, applicant-side job status labels). */
export const openingLabels = [
  "new",
  "viewed",
  "open",
  "in_exchange",
  "waiting",
  "interview",
  "trial_day",
  "offered",
  "contract_proposal",
  "staffed",
  "closed",
] as const;
export type OpeningLabel = (typeof openingLabels)[number];

const labelOfStatus: Partial<Record<ApplicationStatus, OpeningLabel>> = {
  awaiting_partner_interest: "waiting",
  awaiting_applicant_interest: "in_exchange",
  awaiting_interview_schedule: "in_exchange",
  interview_scheduled: "interview",
  trial_day_scheduled: "trial_day",
  awaiting_partner_confirmation: "waiting",
  awaiting_applicant_confirmation: "offered",
  offer_accepted: "contract_proposal",
};

type Seen = Pick<ListedJobOpening, "status" | "viewedAt" | "isFavorite" | "match">;

/** The application says most; without one the opening itself, and last whether it is new to its reader. */
export function openingLabel({ status, viewedAt, isFavorite, match }: Seen): OpeningLabel {
  const ofMatch = match && labelOfStatus[match.status];
  if (ofMatch) return ofMatch;
  if (status === "staffed" || status === "closed") return status;
  if (match?.status === "awaiting_any_interest") return "open";
  return isNew({ viewedAt, isFavorite, match }) ? "new" : "viewed";
}

/** Never opened, marked or applied for by its reader. */
export const isNew = ({ viewedAt, isFavorite, match }: Omit<Seen, "status">) =>
  viewedAt === null && !isFavorite && match === null;
