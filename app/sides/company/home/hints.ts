import type { CompanyUser } from "#app/auth/active-company.server.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";

/** Spec §3: hints to companies, each with the flag that hides it for good. */
export const hints = ["hideSupportTicketNotice", "hidePaymentDetailsWarning", "hideCourseOfStudyInfo"] as const;
export type Hint = (typeof hints)[number];

interface Reader {
  user: Pick<CompanyUser, "metadata">;
  /** Nobody else can do anything about the payment. */
  mayPay: boolean;
}

/** The hints that apply to the company today and are not hidden. */
export function hintsFor(
  { drafts, waitingTickets, paymentState }: Pick<CompanyHome, "drafts" | "waitingTickets" | "paymentState">,
  { user: { metadata }, mayPay }: Reader,
): Hint[] {
  const isTrue: Record<Hint, boolean> = {
    hideSupportTicketNotice: waitingTickets > 0,
    hidePaymentDetailsWarning: mayPay && paymentState !== "complete",
    hideCourseOfStudyInfo: drafts.some(({ missing }) => missing.includes("course")),
  };
  return hints.filter((hint) => isTrue[hint] && metadata[hint] !== true);
}
