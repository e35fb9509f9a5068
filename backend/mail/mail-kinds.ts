import { z } from "zod";
import { officeActs } from "#contract/enumerations/desk.ts";
import { documentTypes } from "#contract/enumerations/documents.ts";
import { cancellationReasons } from "#contract/enumerations/matching.ts";
import { type Side, sideNames } from "#contract/sides.ts";
import { toldChanges } from "#domain/job-opening-steps.ts";

const link = z.url();
const minutes = z.number().int();
const moment = z.iso.datetime();
/** An interview or trial day, for the calendar file attached to the mail. */
const appointment = z.object({
  matchId: z.uuid(),
  version: z.number().int(),
  kind: z.enum(["interview", "trialDay"]),
  at: moment,
  place: z.string().nullable(),
});
export type Appointment = z.infer<typeof appointment>;

const listedOpening = z.object({
  title: z.string(),
  company: z.string(),
  place: z.string(),
  /** The distance from the reader's home, if both places are known. */
  kilometres: z.number().int().nullable(),
  link,
});
export type ListedOpening = z.infer<typeof listedOpening>;
/** The other side's message. */
const message = z.string().nullable();

/** Groups of steps whose colour a mail uses instead of its reader's side's. */
export type MailGroup = "selfmatching" | "contracts";

/** A kind of mail: its default audience, which sets the tone, and the values that fill its texts. */
const mailTo =
  <Reader extends Side>(reader: Reader, group?: MailGroup) =>
  <Values extends z.ZodRawShape>(values: Values) => ({ reader, group, values: z.object(values) });
const toApplicant = mailTo("applicant");
const aboutOpening = mailTo("applicant", "selfmatching");
const aboutContract = mailTo("applicant", "contracts");
const toCompany = mailTo("company");
/**
 * To a company's people by category: each says for which company, and where it is switched off. Version 2.8.0 queued
 * these mails without `company`.
 */
const forCompany = <Values extends z.ZodRawShape>(values: Values) => ({
  ...toCompany({ ...values, company: z.string().optional() }),
  isByCategory: true as const,
});
const toAdvisor = mailTo("advisor");

/**
 * Interviews and trial days that do not take place, and those that do after all; a calendar file tells the calendar of
 * each. Version 2.8.0 queued mails without them.
 */
const withEnded = { ended: z.array(appointment).optional() };
const withResumed = { resumed: z.array(appointment).optional() };

/** Mails to an applicant about a job opening, and to a company or advisor about an applicant. */
const openingMail = { company: z.string(), opening: z.string(), link };
const datesMail = { ...openingMail, dates: z.array(moment), place: z.string().nullable() };
const applicantMail = { applicant: z.string(), opening: z.string(), link };
/** To somebody about what a colleague has changed for them. */
const employeeMail = { company: z.string(), changedBy: z.string() };

/**
 * All mails. Their texts are in `locales/<lng>/mail/`: mails to a company in `companyMail.json`, all others in
 * `mail.json`.
 */
export const mailKinds = {
  confirmationCode: toApplicant({ code: z.string(), minutes }),
  emailVerification: toApplicant({ link }),
  passwordReset: toApplicant({ link, minutes }),
  passwordChanged: toApplicant({}),
  /** The office let somebody sign in again who had tried too often. */
  signInUnblocked: toApplicant({ link }),
  alreadyRegistered: toApplicant({ link }),
  /** The office gave the account this address; to the new one. */
  addressChanged: toApplicant({ link }),
  /** To the one before, whose mailbox may be somebody else's by now: it does not say the new one. */
  addressReplaced: toApplicant({}),
  ticketAnswered: toApplicant({ topic: z.string(), link }),
  /** Version 2.8.0 queued this mail without `unsubscription`. */
  consentConfirmation: toApplicant({ link, unsubscription: link.optional() }),
  withdrawn: toApplicant({ link }),
  /** `day` in its printed form: 05.12.2026. */
  deletionRequested: toApplicant({ day: z.string(), link }),
  accountDeleted: toApplicant({}),

  interviewInvited: aboutOpening(datesMail),
  /** The date that was agreed on is void. */
  interviewMoved: aboutOpening({ ...datesMail, ...withEnded }),
  /** Instead of dates of which none was chosen. */
  interviewDatesRenewed: aboutOpening(datesMail),
  interviewSet: aboutOpening({ ...openingMail, appointment }),
  trialDaySet: aboutOpening({ ...openingMail, appointment }),
  trialDayMoved: aboutOpening({ ...openingMail, appointment }),
  /** Version 2.8.0 queued this mail without `message`. */
  offerMade: aboutOpening({ ...openingMail, message: message.optional() }),
  offerReminder: aboutOpening(openingMail),
  offerWithdrawn: aboutOpening({ ...openingMail, message, ...withEnded }),
  /** The company takes back how an application with an offer ended. */
  offerRenewed: aboutOpening({ ...openingMail, ...withResumed }),
  applicationCancelled: aboutOpening({
    ...openingMail,
    message,
    cancellationReason: z.enum(cancellationReasons),
    ...withEnded,
  }),
  /** The desk ended it in the applicant's place; nobody has refused. */
  applicationWithdrawn: aboutOpening({ ...openingMail, ...withEnded }),
  applicationResumed: aboutOpening({ ...openingMail, ...withResumed }),
  /** What the reader's own act does to an agreed day. */
  appointmentChanged: aboutOpening({ ...openingMail, ...withEnded, ...withResumed }),
  jobOpeningChanged: aboutOpening({ ...openingMail, changes: z.array(z.enum(toldChanges)).min(1) }),

  /** The office has added the address as an advisor's; `link` leads to where they sign in. */
  advisorAdded: toAdvisor({ email: z.string(), link }),
  /** The offer remained unanswered in spite of the reminders. */
  offerUnanswered: toAdvisor({ ...applicantMail, company: z.string(), days: z.number().int() }),
  /** To the office: a company asks to become a partner. */
  partnerRequestWaits: toAdvisor({ company: z.string(), link }),

  /** The best of `count` openings; `link` leads to all of them. */
  newOpenings: aboutOpening({
    count: z.number().int(),
    openings: z.array(listedOpening).min(1),
    link,
    unsubscription: link,
  }),

  contractRequested: aboutContract({ link }),
  /** `note` is the advisor's message. */
  contractChangesRequested: aboutContract({ note: z.string(), link }),
  contractSent: aboutContract({ link }),
  /** `note` says what is wrong with it. */
  contractTakenBack: aboutContract({ note: z.string(), link }),
  enrolled: aboutContract({ link }),
  /** The desk ended an application with an accepted offer or a contract; `link` leads to the study advisor. */
  partnershipEnded: aboutContract({ link }),
  /** The office gave the applicant to another advisor; `link` leads to where they are reached. */
  advisorChanged: toApplicant({ advisor: z.string(), link }),
  /** `name` is the file's. Version 2.8.0 queued this mail without `documentType`. */
  documentRefused: toApplicant({
    name: z.string(),
    documentType: z.enum(documentTypes).optional(),
    reason: z.string(),
    link,
  }),

  /** The recipient may not have asked for it, so it contains no text written by a visitor. */
  curriculumVitaeWaits: toApplicant({ link, hours: z.number().int() }),
  /** The PDF is attached. */
  curriculumVitae: toApplicant({ fileKey: z.uuid(), fileName: z.string() }),

  interestExpressed: forCompany(applicantMail),
  invitationAccepted: forCompany(applicantMail),
  interviewDateChosen: forCompany({ ...applicantMail, appointment }),
  noDateFits: forCompany({ ...applicantMail, message }),
  offerAccepted: forCompany(applicantMail),
  offerDeclined: forCompany({ ...applicantMail, message, ...withEnded }),
  applicantDeclined: forCompany({ ...applicantMail, message, ...withEnded }),
  applicantWithdrew: forCompany({ ...applicantMail, message, ...withEnded }),
  applicantResumed: forCompany({ ...applicantMail, ...withResumed }),
  /** What a colleague's act, or the clock's, does to an agreed day. */
  companyAppointmentChanged: forCompany({ ...applicantMail, ...withEnded, ...withResumed }),
  contractToSign: forCompany(applicantMail),
  contractNotToSign: forCompany(applicantMail),
  studentEnrolled: forCompany(applicantMail),
  /** `link` leads to the company's people. */
  rightsChanged: toCompany({ ...employeeMail, link }),
  ownershipHandedOver: toCompany({ ...employeeMail, link }),
  /** To those who owned the company, the one who handed it over among them: a stolen sign-in would not tell. */
  ownershipMoved: toCompany({ company: z.string(), by: z.string(), person: z.string(), link }),
  accessEnded: toCompany(employeeMail),
  accessDeleted: toCompany({}),
  /** Somebody changed how the company pays. */
  paymentChanged: toCompany({ company: z.string(), by: z.string(), link }),
  /** The office did something for the company, in its people's place; without `person` to all of it. */
  officeActed: toCompany({
    ...{ company: z.string(), by: z.string(), person: z.string(), link },
    changes: z.array(z.enum(officeActs)).min(1),
  }),
  companyTicketAnswered: forCompany({ topic: z.string(), link }),
  /** To an address that somebody gave, so it contains no text written by a visitor. */
  partnerRequestReceived: toCompany({}),
  /** `message` is the office's. */
  partnerRequestDeclined: toCompany({ company: z.string(), message }),
  /** The company is a partner already; to the person who asked, and to its owners. */
  partnerRequestMerged: toCompany({ company: z.string() }),
  colleagueAsked: toCompany({ company: z.string(), name: z.string(), email: z.string(), link }),
  /** The office invites somebody to own a company's account. */
  ownerInvited: toCompany({ company: z.string(), days: z.number().int(), link }),
  employeeInvited: toCompany({ company: z.string(), invitedBy: z.string(), days: z.number().int(), link }),
};

export type MailKind = keyof typeof mailKinds;
export const mailKindNames = Object.keys(mailKinds) as MailKind[];
export const isMailKind = (name: string): name is MailKind => Object.hasOwn(mailKinds, name);

/** Mails of signing in, which people of every side get. */
const ofEverySide: ReadonlySet<MailKind> = new Set<MailKind>([
  "confirmationCode",
  "passwordReset",
  "passwordChanged",
  "signInUnblocked",
  "alreadyRegistered",
]);
/** Who gets a mail: the people of one side, or of each. */
export const readersOf = (kind: MailKind): readonly Side[] =>
  ofEverySide.has(kind) ? sideNames : [mailKinds[kind].reader];
export const onlyToApplicants = mailKindNames.filter((kind) => readersOf(kind).every((side) => side === "applicant"));

export type MailValues<Kind extends MailKind> = z.infer<(typeof mailKinds)[Kind]["values"]>;

/** What calls a colleague by name or address in mails to a company's people. */
export const colleagueValues = ["by", "changedBy", "invitedBy", "person", "name", "email"] as const;
export const namingColleagues = mailKindNames.filter((kind) => {
  const { reader, values } = mailKinds[kind];
  return reader === "company" && colleagueValues.some((name) => name in values.shape);
});

/**
 * Mails that carry a code, a link that opens something once, a file that is gone afterwards, or an applicant's name
 * with nothing by which it could be found when they are deleted (their id, their address then): the log keeps no words.
 */
export const unrepeatable: ReadonlySet<string> = new Set<MailKind>([
  "confirmationCode",
  "emailVerification",
  "passwordReset",
  "consentConfirmation",
  "addressReplaced",
  "curriculumVitaeWaits",
  "curriculumVitae",
  "ownerInvited",
  "employeeInvited",
  "accountDeleted",
  "accessDeleted",
  "offerUnanswered",
  "offerDeclined",
  "applicantDeclined",
  "applicantWithdrew",
  "companyAppointmentChanged",
]);
/** The last mail to somebody of whom nothing may stay. */
export const farewells: ReadonlySet<string> = new Set<MailKind>(["accountDeleted", "accessDeleted"]);
