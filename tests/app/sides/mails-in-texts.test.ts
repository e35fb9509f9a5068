import { expect, it } from "vitest";
import { type MailKind, mailKindNames, mailKinds } from "#backend/mail/mail-kinds.ts";
import type { CompanyNotificationCategory, NotificationCategory } from "#contract/enumerations/help.ts";
import { words } from "../../../e2e/world/words.ts";

/** Mails by the choice that switches them off, each with the German and English words of its hint that speak of it. */
type Named<Category extends string> = Partial<Record<Category, Partial<Record<MailKind, [string, string]>>>>;

const toCompanies: Named<CompanyNotificationCategory> = {
  company_interest: {
    interestExpressed: ["interessiert sich", "is interested"],
    invitationAccepted: ["interessiert sich", "is interested"],
    applicantResumed: ["wieder dabei", "is back"],
  },
  company_interviews: {
    interviewDateChosen: ["gewählt", "chosen"],
    noDateFits: ["keiner passt", "none of them works"],
    companyAppointmentChanged: ["entfällt oder gilt wieder", "called off or applies again"],
  },
  company_answers: {
    offerAccepted: ["angenommen", "accepted"],
    offerDeclined: ["abgelehnt", "turned down"],
    applicantDeclined: ["sagt ab", "declines"],
    applicantWithdrew: ["sagt ab", "declines"],
  },
  company_contracts: {
    contractToSign: ["zur Unterschrift bereit", "ready to be signed"],
    contractNotToSign: ["zurückgenommen", "taken back"],
    studentEnrolled: ["eingeschrieben", "enrolled"],
  },
  company_support: { companyTicketAnswered: ["geantwortet", "answered"] },
};

const toApplicants: Named<NotificationCategory> = {
  invitations: {
    interviewInvited: ["kennenlernen", "meet you"],
    applicationResumed: ["macht mit deiner Bewerbung weiter", "carries on with your application"],
  },
  interviews: {
    interviewInvited: ["schlägt Termine vor", "suggests dates"],
    interviewSet: ["steht fest", "is set"],
    trialDaySet: ["Probetag", "trial day"],
    appointmentChanged: ["entfällt", "called off"],
  },
};

it.each([
  { namespace: "mailedNotifications", tone: "formal", named: toCompanies },
  { namespace: "profileNotifications", tone: "informal", named: toApplicants },
] as const)("a choice of mails names each that it switches off: $namespace", ({ namespace, tone, named }) => {
  for (const [index, language] of (["de", "en"] as const).entries()) {
    const t = words([namespace], language, tone);
    for (const [category, kinds] of Object.entries(named))
      for (const [kind, word] of Object.entries(kinds))
        expect.soft(t(`fields.settings.${category}.hint`), kind).toContain(word[index]);
  }
});

it("each mail to a company's people that can be switched off belongs to a choice", () => {
  const chosen = Object.values(toCompanies).flatMap((kinds) => Object.keys(kinds));
  expect(chosen.sort()).toEqual(mailKindNames.filter((kind) => "isByCategory" in mailKinds[kind]).sort());
});
