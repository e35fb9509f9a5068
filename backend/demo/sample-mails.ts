import type { MailKind, MailValues } from "../mail/mail-kinds.ts";

const appointment = {
  matchId: "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11",
  version: 3,
  kind: "interview" as const,
  at: "2026-12-01T13:30:00.000Z",
  place: "Deutzer Allee 4, Köln",
};
const opening = "Duales Studium Informatik";
const link = "https://portal.example.org/ds/selfmatching/1";
const toApplicant = { company: "Nordlicht Software GmbH", opening, link };
const toCompany = { applicant: "Sara Yılmaz", opening, link };

const unsubscription = "https://portal.example.org/newsletter-unsubscription?id=a";

/** Each kind of mail with what it could be about: for its preview and its tests. */
export const sampleMails: { [Kind in MailKind]: MailValues<Kind> } = {
  confirmationCode: { code: "012345", minutes: 10 },
  emailVerification: { link: "https://portal.example.org/confirm?a=1&b=2" },
  passwordReset: { link: "https://portal.example.org/reset", minutes: 60 },
  passwordChanged: {},
  alreadyRegistered: { link: "https://portal.example.org/" },
  ticketAnswered: { topic: "Mein Zeugnis", link: "https://portal.example.org/ds/contact/3/1" },
  consentConfirmation: { link: "https://portal.example.org/ds/confirm-consent?token=a", unsubscription },
  withdrawn: { link: "https://portal.example.org/ds/contact/1" },
  deletionRequested: { day: "05.12.2026", link: "https://portal.example.org/ds/my-data" },
  accountDeleted: {},
  interviewInvited: { ...toApplicant, dates: [appointment.at], place: appointment.place },
  interviewSet: { ...toApplicant, appointment },
  trialDaySet: { ...toApplicant, appointment: { ...appointment, kind: "trialDay" } },
  offerMade: toApplicant,
  offerReminder: toApplicant,
  applicationCancelled: { ...toApplicant, message: "Leider nicht.", cancellationReason: "rejected_by_company" },
  applicationResumed: toApplicant,
  curriculumVitaeWaits: { link: "https://portal.example.org/lebenslauf-generator/send/a", hours: 24 },
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
    link: "https://portal.example.org/ds/selfmatching",
    unsubscription,
  },
  interestExpressed: toCompany,
  interviewDateChosen: { ...toCompany, appointment },
  noDateFits: { ...toCompany, message: "Da schreibe ich Abitur." },
  offerAccepted: toCompany,
  applicantDeclined: { ...toCompany, message: "Es ist mir zu weit." },
  applicantWithdrew: { ...toCompany, message: null },
  applicantResumed: toCompany,
  offerUnanswered: { ...toCompany, company: "Nordlicht Software GmbH", days: 10 },
  contractRequested: { link: "https://portal.example.org/ds/application/contracts/2" },
  contractChangesRequested: {
    note: "Die Rückseite fehlt.",
    link: "https://portal.example.org/ds/application/contracts/2",
  },
  contractSent: { link: "https://portal.example.org/ds/application/contracts/2" },
  enrolled: { link: "https://portal.example.org/ds/application/contracts/2" },
  documentRefused: {
    name: "Ausweis.jpg",
    reason: "Die Rückseite fehlt.",
    link: "https://portal.example.org/ds/application/contracts/2",
  },
};
