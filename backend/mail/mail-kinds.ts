import { z } from "zod";
import { cancellationReasons } from "#contract/enumerations/matching.ts";
import type { Side } from "#contract/sides.ts";
import { toldChanges } from "#domain/job-opening-steps.ts";

const link = z.url();
const minutes = z.number().int();
const moment = z.iso.datetime();
/** An interview or trial day, for the calendar file that goes with the mail. */
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
  /** From the reader's home, where both places are known. */
  kilometres: z.number().int().nullable(),
  link,
});
export type ListedOpening = z.infer<typeof listedOpening>;
/** What the other side wrote. */
const message = z.string().nullable();

/** The groups of steps whose colour a mail takes instead of its reader's. */
export type MailGroup = "selfmatching" | "contracts";

/** A kind of mail: whom it addresses, and so how, unless its sender names another; and what its words are filled with. */
const mailTo =
  <Reader extends Side>(reader: Reader, group?: MailGroup) =>
  <Values extends z.ZodRawShape>(values: Values) => ({ reader, group, values: z.object(values) });
const toApplicant = mailTo("applicant");
const aboutOpening = mailTo("applicant", "selfmatching");
const aboutContract = mailTo("applicant", "contracts");
const toCompany = mailTo("company");
const toAdvisor = mailTo("advisor");

/** To an applicant about a job opening, and to a company or advisor about an applicant. */
const openingMail = { company: z.string(), opening: z.string(), link };
const applicantMail = { applicant: z.string(), opening: z.string(), link };

/**
 * Every mail there is. Their words are in `locales/<lng>/mail/`: those to a company in `companyMail.json`, all others in
 * `mail.json`.
 */
export const mailKinds = {
  confirmationCode: toApplicant({ code: z.string(), minutes }),
  emailVerification: toApplicant({ link }),
  passwordReset: toApplicant({ link, minutes }),
  passwordChanged: toApplicant({}),
  alreadyRegistered: toApplicant({ link }),
  ticketAnswered: toApplicant({ topic: z.string(), link }),
  /** Version 2.8.0 put it into the queue without `unsubscription`. */
  consentConfirmation: toApplicant({ link, unsubscription: link.optional() }),
  withdrawn: toApplicant({ link }),
  /** `day` as people read it: 05.12.2026. */
  deletionRequested: toApplicant({ day: z.string(), link }),
  accountDeleted: toApplicant({}),

  interviewInvited: aboutOpening({ ...openingMail, dates: z.array(moment), place: z.string().nullable() }),
  interviewSet: aboutOpening({ ...openingMail, appointment }),
  trialDaySet: aboutOpening({ ...openingMail, appointment }),
  offerMade: aboutOpening(openingMail),
  offerReminder: aboutOpening(openingMail),
  applicationCancelled: aboutOpening({ ...openingMail, message, cancellationReason: z.enum(cancellationReasons) }),
  applicationResumed: aboutOpening(openingMail),
  jobOpeningChanged: aboutOpening({ ...openingMail, changes: z.array(z.enum(toldChanges)).min(1) }),

  /** Nobody answered the offer, in spite of the reminders. */
  offerUnanswered: toAdvisor({ ...applicantMail, company: z.string(), days: z.number().int() }),

  /** The best of `count` openings; `link` leads to all of them. */
  newOpenings: aboutOpening({
    count: z.number().int(),
    openings: z.array(listedOpening).min(1),
    link,
    unsubscription: link,
  }),

  contractRequested: aboutContract({ link }),
  /** `note` is what the advisor wrote. */
  contractChangesRequested: aboutContract({ note: z.string(), link }),
  contractSent: aboutContract({ link }),
  enrolled: aboutContract({ link }),
  documentRefused: toApplicant({ name: z.string(), reason: z.string(), link }),

  /** To somebody who may not have asked for it: nothing that a visitor wrote stands in it. */
  curriculumVitaeWaits: toApplicant({ link, hours: z.number().int() }),
  /** The PDF goes along. */
  curriculumVitae: toApplicant({ fileKey: z.uuid(), fileName: z.string() }),

  interestExpressed: toCompany(applicantMail),
  interviewDateChosen: toCompany({ ...applicantMail, appointment }),
  noDateFits: toCompany({ ...applicantMail, message }),
  offerAccepted: toCompany(applicantMail),
  applicantDeclined: toCompany({ ...applicantMail, message }),
  applicantWithdrew: toCompany({ ...applicantMail, message }),
  applicantResumed: toCompany(applicantMail),
  employeeInvited: toCompany({ company: z.string(), invitedBy: z.string(), days: z.number().int(), link }),
};

export type MailKind = keyof typeof mailKinds;
export const mailKindNames = Object.keys(mailKinds) as MailKind[];
export const isMailKind = (name: string): name is MailKind => Object.hasOwn(mailKinds, name);
export type MailValues<Kind extends MailKind> = z.infer<(typeof mailKinds)[Kind]["values"]>;
