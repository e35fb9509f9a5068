import type { CompanyUser } from "#app/auth/active-company.server.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";

/** Spec §3: hints to companies, each with the flag that hides it for good. */
export const hints = ["hideSupportTicketNotice", "hideCourseOfStudyInfo"] as const;
export type Hint = (typeof hints)[number];

/** The hints that apply to the company today and are not hidden. */
export function hintsFor(
  { drafts, waitingTickets }: Pick<CompanyHome, "drafts" | "waitingTickets">,
  { metadata }: Pick<CompanyUser, "metadata">,
): Hint[] {
  const isTrue: Record<Hint, boolean> = {
    hideSupportTicketNotice: waitingTickets > 0,
    hideCourseOfStudyInfo: drafts.some(({ missing }) => missing.includes("course")),
  };
  return hints.filter((hint) => isTrue[hint] && metadata[hint] !== true);
}
