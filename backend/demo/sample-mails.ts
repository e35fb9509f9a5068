import { linkTo, pages } from "#contract/pages.ts";
import type { MailKind, MailValues } from "../mail/mail-kinds.ts";

const appointment = {
  matchId: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11",
  version: 3,
  kind: "interview" as const,
  at: "2026-12-01T13:30:00.000Z",
  place: "Deutzer Allee 4, Köln",
};
/** An appointment that does not take place, and one that does after all. */
const ended = [{ ...appointment, version: 4, at: "2026-11-30T09:00:00.000Z" }];
const resumed = [{ ...appointment, version: 5 }];
const opening = "Duales Studium Informatik";
const publicUrl = "https://portal.example.org";
const link = linkTo(publicUrl, pages.applicant.jobOpening, { jobOpeningId: "1" });
const toApplicant = { company: "Nordlicht Software GmbH", opening, link };
const datesToApplicant = { ...toApplicant, dates: [appointment.at], place: appointment.place };
const toCompany = {
  company: "Nordlicht Software GmbH",
  applicant: "Sara Yılmaz",
  opening,
  link: linkTo(publicUrl, pages.company.applicant, { jobOpeningId: "1", accountId: "2", companyId: "3" }),
};
const toEmployee = { company: "Nordlicht Software GmbH", changedBy: "Anke Brandt" };
const team = linkTo(publicUrl, pages.company.employees, { companyId: "3" });
const toContractPage = {
  ...toCompany,
  link: linkTo(publicUrl, pages.company.contract, { jobOpeningId: "1", accountId: "2", companyId: "3" }),
};

const unsubscription = linkTo(publicUrl, pages.public.newsletterUnsubscription, { id: "a" });
const toContract = { link: linkTo(publicUrl, pages.applicant.contractDocuments) };

/** The name that samples to applicants greet. */
export const sampleFirstName = "Mia";

/** Each kind of mail with sample values, for its preview and its tests. */
export const sampleMails: { [Kind in MailKind]: MailValues<Kind> } = {
  confirmationCode: { code: "012345", minutes: 10 },
  emailVerification: { link: linkTo(publicUrl, pages.applicant.confirmEmail, { token: "a" }) },
  passwordReset: {
    link: linkTo(publicUrl, pages.public.passwordReset, { side: "applicant", token: "a" }),
    minutes: 60,
  },
  passwordChanged: {},
  signInUnblocked: { link: linkTo(publicUrl, pages.public.start) },
  alreadyRegistered: { link: linkTo(publicUrl, pages.public.start) },
  addressChanged: { link: linkTo(publicUrl, pages.public.start) },
  addressReplaced: {},
  advisorAdded: { email: "miriam@example.org", link: linkTo(publicUrl, pages.advisor.inbox) },
  ticketAnswered: { topic: "Mein Zeugnis", link: linkTo(publicUrl, pages.applicant.ticket, { ticketId: "1" }) },
  consentConfirmation: { link: linkTo(publicUrl, pages.applicant.confirmConsent, { token: "a" }), unsubscription },
  withdrawn: { link: linkTo(publicUrl, pages.applicant.advisorContact) },
  deletionRequested: { day: "05.12.2026", link: linkTo(publicUrl, pages.applicant.myData) },
  accountDeleted: {},
  interviewInvited: datesToApplicant,
  interviewMoved: { ...datesToApplicant, ended },
  interviewDatesRenewed: datesToApplicant,
  interviewSet: { ...toApplicant, appointment },
  trialDaySet: { ...toApplicant, appointment: { ...appointment, kind: "trialDay" } },
  trialDayMoved: { ...toApplicant, appointment: { ...appointment, kind: "trialDay" } },
  offerMade: { ...toApplicant, message: "Das ganze Team freut sich auf dich." },
  offerReminder: toApplicant,
  offerWithdrawn: { ...toApplicant, message: "Der Platz fällt leider weg." },
  offerRenewed: toApplicant,
  applicationCancelled: { ...toApplicant, message: "Leider nicht.", cancellationReason: "rejected_by_company", ended },
  applicationWithdrawn: { ...toApplicant, ended },
  applicationResumed: { ...toApplicant, resumed },
  appointmentChanged: { ...toApplicant, ended },
  jobOpeningChanged: { ...toApplicant, changes: ["practicePlace", "startDate"] },
  curriculumVitaeWaits: { link: linkTo(publicUrl, pages.public.confirmSending, { token: "a" }), hours: 24 },
  curriculumVitae: { fileKey: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11", fileName: "Lebenslauf.pdf" },
  newOpenings: {
    count: 3,
    openings: [
      {
        title: "Duales Studium Informatik",
        company: "Nordlicht Software GmbH",
        place: "Deutzer Allee 4, 50679 Köln",
        kilometres: 12,
        link,
      },
      {
        title: "Softwareentwicklung für Messtechnik im dualen Studium",
        company: "Rheinwerk Messgeräte AG",
        place: "Industriestraße 9, 51545 Waldbröl",
        kilometres: 48,
        link,
      },
      { title: "Dual studieren in der IT", company: "Sonnenhof Pflege", place: "Köln", kilometres: null, link },
    ],
    link: linkTo(publicUrl, pages.applicant.selfMatching),
    unsubscription,
  },
  interestExpressed: toCompany,
  invitationAccepted: toCompany,
  interviewDateChosen: { ...toCompany, appointment },
  noDateFits: { ...toCompany, message: "Da schreibe ich Abitur." },
  offerAccepted: toCompany,
  offerDeclined: { ...toCompany, message: "Ich ziehe um." },
  applicantDeclined: { ...toCompany, message: "Es ist mir zu weit.", ended },
  applicantWithdrew: { ...toCompany, message: null },
  applicantResumed: { ...toCompany, resumed },
  companyAppointmentChanged: { ...toCompany, ended },
  contractToSign: toContractPage,
  contractNotToSign: toContractPage,
  studentEnrolled: toContractPage,
  rightsChanged: { ...toEmployee, link: team },
  ownershipHandedOver: { ...toEmployee, link: team },
  ownershipMoved: { company: "Nordlicht Software GmbH", by: "Anke Brandt", person: "Bilal Aydin", link: team },
  accessEnded: toEmployee,
  accessDeleted: {},
  paymentChanged: {
    company: "Nordlicht Software GmbH",
    by: "Anke Brandt",
    link: linkTo(publicUrl, pages.company.payment, { companyId: "3" }),
  },
  officeActed: {
    ...{ company: "Nordlicht Software GmbH", by: "Jutta Hellwig", person: "Bilal Aydin", link: team },
    changes: ["rightsChanged"],
  },
  companyTicketAnswered: {
    company: "Nordlicht Software GmbH",
    topic: "Zweiter Standort für unsere Stellen",
    link: linkTo(publicUrl, pages.company.ticket, { ticketId: "1", companyId: "2" }),
  },
  partnerRequestReceived: {},
  partnerRequestDeclined: {
    company: "Tannenhof Möbelbau",
    message: "Unser nächster Campus liegt zu weit von Ihnen entfernt.",
  },
  partnerRequestMerged: { company: "Nordlicht Software GmbH" },
  colleagueAsked: {
    company: "Nordlicht Software GmbH",
    name: "Henrike Tann",
    email: "henrike@example.org",
    link: team,
  },
  ownerInvited: {
    company: "Nordlicht Software GmbH",
    days: 14,
    link: linkTo(publicUrl, pages.company.invitation, { invitationId: "1" }),
  },
  employeeInvited: {
    company: "Nordlicht Software GmbH",
    invitedBy: "Anke Brandt",
    days: 14,
    link: linkTo(publicUrl, pages.company.invitation, { invitationId: "1" }),
  },
  offerUnanswered: {
    ...toCompany,
    link: linkTo(publicUrl, pages.advisor.inbox),
    company: "Nordlicht Software GmbH",
    days: 10,
  },
  partnerRequestWaits: {
    company: "Nordlicht Software GmbH",
    link: linkTo(publicUrl, pages.advisor.partnerRequest, { partnerRequestId: "1" }),
  },
  contractRequested: toContract,
  contractChangesRequested: {
    note: "Die Rückseite fehlt.",
    ...toContract,
  },
  contractSent: toContract,
  contractTakenBack: { note: "Der Studienbeginn stimmt nicht.", ...toContract },
  enrolled: toContract,
  partnershipEnded: { link: linkTo(publicUrl, pages.applicant.advisorContact) },
  advisorChanged: { advisor: "Ada Stern", link: linkTo(publicUrl, pages.applicant.advisorContact) },
  documentRefused: {
    name: "Ausweis.jpg",
    documentType: "PhotoId",
    reason: "Die Rückseite fehlt.",
    ...toContract,
  },
};
