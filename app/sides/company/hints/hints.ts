import type { CompanyUser } from "#app/auth/active-company.server.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";

/** Spec §3: hints to companies, each with the flag that hides it for good. */
export const hints = [
  "hideSupportTicketNotice",
  "hidePaymentDetailsWarning",
  "hideCourseOfStudyInfo",
  "hideDmsInfoModalHome",
  "hideDmsInfoModalJobOpenings",
] as const;
export type Hint = (typeof hints)[number];

interface Reader {
  user: Pick<CompanyUser, "metadata">;
  /** Nobody else can do anything about the payment. */
  mayPay: boolean;
  /** Nobody else chooses a course. */
  mayCreate: boolean;
}

/** The hints that apply to a company's home today and are not hidden. */
export function hintsAtHome(
  home: Pick<CompanyHome, "drafts" | "waitingTickets" | "paymentState" | "offersDms">,
  reader: Reader,
) {
  return shown(reader.user, {
    hideSupportTicketNotice: home.waitingTickets > 0,
    hidePaymentDetailsWarning: reader.mayPay && home.paymentState !== "complete",
    hideCourseOfStudyInfo: home.drafts.some(({ missing }) => missing.includes("course")),
    hideDmsInfoModalHome: tellsOfDms(home, reader),
  });
}

/** The hint above the list of openings. */
export const hintsAtJobOpenings = (list: Pick<CompanyHome, "offersDms">, reader: Omit<Reader, "mayPay">) =>
  shown(reader.user, { hideDmsInfoModalJobOpenings: tellsOfDms(list, reader) });

/** The flag without a place hides the hint in both (ADR 0098). */
const tellsOfDms = ({ offersDms }: Pick<CompanyHome, "offersDms">, { user, mayCreate }: Omit<Reader, "mayPay">) =>
  offersDms && mayCreate && user.metadata.hideDmsInfoModal !== true;

const shown = ({ metadata }: Reader["user"], isTrue: Partial<Record<Hint, boolean>>): Hint[] =>
  hints.filter((hint) => isTrue[hint] && metadata[hint] !== true);
