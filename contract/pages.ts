import type { Side } from "./sides.ts";

/**
 * Pages that a mail, a calendar file, a link handed on or the identity provider leads to, by their side. `:name` is
 * filled in by `linkTo`. A company's page names the company: people who work for two must not land in the other one.
 */
export const pages = {
  public: {
    start: "/",
    invitation: "/invitation/:code",
    signIn: "/auth/:side/sign-in/:uid",
    code: "/auth/:side/sign-in/:uid/code",
    passwordReset: "/auth/:side/password-reset/:token",
    confirmSending: "/lebenslauf-generator/send/:token",
    calendar: "/calendar/:token",
    newsletterUnsubscription: "/newsletter-unsubscription?id=:id",
  },
  applicant: {
    confirmEmail: "/ds/confirm-email?token=:token",
    confirmConsent: "/ds/confirm-consent?token=:token",
    documents: "/ds/application/search/4",
    contractDocuments: "/ds/application/contracts/2",
    selfMatching: "/ds/selfmatching",
    calendar: "/ds/selfmatching/calendar",
    companyView: "/ds/selfmatching/company-view",
    jobOpening: "/ds/selfmatching/:jobOpeningId",
    notifications: "/ds/profile/3",
    advisorContact: "/ds/contact/1",
    ticket: "/ds/contact/3/:ticketId",
    myData: "/ds/my-data",
  },
  company: {
    home: "/b2b/home",
    homeOf: "/b2b/home?company=:companyId",
    invitation: "/b2b/invitation/:invitationId",
    employees: "/b2b/employees?company=:companyId",
    payment: "/b2b/company/payment?company=:companyId",
    jobOpening: "/b2b/job-openings/:jobOpeningId?company=:companyId",
    applicant: "/b2b/job-openings/:jobOpeningId/applicants/:accountId?company=:companyId",
    ticket: "/b2b/help/contact/:ticketId?company=:companyId",
    contract: "/b2b/job-openings/:jobOpeningId/applicants/:accountId/contract?company=:companyId",
  },
  advisor: {
    inbox: "/advisor",
    partnerRequest: "/advisor/office/requests/:partnerRequestId",
  },
} as const satisfies Record<Side | "public", Record<string, string>>;

type PageOf<Side extends keyof typeof pages> = (typeof pages)[Side][keyof (typeof pages)[Side]] & string;
export type LinkedPage = { [Side in keyof typeof pages]: PageOf<Side> }[keyof typeof pages];
/** The names behind the colons of an address. */
type NameIn<Address extends string> = Address extends `${string}:${infer Name}/${infer Rest}`
  ? NameOf<Name> | NameIn<`/${Rest}`>
  : Address extends `${string}:${infer Name}`
    ? NameOf<Name>
    : never;
type NameOf<Part extends string> = Part extends `${infer Name}?${infer Query}` ? Name | NameIn<`?${Query}`> : Part;
type Parameters<Page extends string> = [NameIn<Page>] extends [never] ? [] : [Record<NameIn<Page>, string>];

/** The whole address of a page, on the host that all sides share. */
export const linkTo = <Page extends LinkedPage>(publicUrl: string, page: Page, ...[names]: Parameters<Page>): string =>
  publicUrl +
  page.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((names as Record<string, string>)[name]!));
