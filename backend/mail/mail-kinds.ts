import { z } from "zod";
import type { MailReader } from "#contract/entities/sample-mail.ts";
import { cancellationReasons } from "#contract/enumerations.ts";

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

/** To an applicant about a job opening. */
const openingMail = z.object({ company: z.string(), opening: z.string(), link });
const listedOpening = z.object({
  title: z.string(),
  company: z.string(),
  place: z.string(),
  /** From the reader's home, where both places are known. */
  kilometres: z.number().int().nullable(),
  link,
});
export type ListedOpening = z.infer<typeof listedOpening>;
/** To a company about an applicant. */
const applicantMail = z.object({ applicant: z.string(), opening: z.string(), link });
/** What the other side wrote. */
const message = z.string().nullable();

/** Mails to a company: addressed formally, their words are in `companyMail.json`. */
export const companyMailKinds = {
  interestExpressed: applicantMail,
  interviewDateChosen: applicantMail.extend({ appointment }),
  noDateFits: applicantMail.extend({ message }),
  offerAccepted: applicantMail,
  applicantDeclined: applicantMail.extend({ message }),
  applicantWithdrew: applicantMail.extend({ message }),
  applicantResumed: applicantMail,
};

/** Every mail there is, and what its words in `locales/<lng>/mail.json` are filled with. */
export const mailKinds = {
  confirmationCode: z.object({ code: z.string(), minutes }),
  emailVerification: z.object({ link }),
  passwordReset: z.object({ link, minutes }),
  passwordChanged: z.object({}),
  alreadyRegistered: z.object({ link }),
  ticketAnswered: z.object({ topic: z.string(), link }),
  consentConfirmation: z.object({ link, unsubscription: link }),
  withdrawn: z.object({ link }),
  /** `day` as people read it: 05.12.2026. */
  deletionRequested: z.object({ day: z.string(), link }),
  accountDeleted: z.object({}),

  interviewInvited: openingMail.extend({ dates: z.array(moment), place: z.string().nullable() }),
  interviewSet: openingMail.extend({ appointment }),
  trialDaySet: openingMail.extend({ appointment }),
  offerMade: openingMail,
  offerReminder: openingMail,
  applicationCancelled: openingMail.extend({ message, cancellationReason: z.enum(cancellationReasons) }),
  applicationResumed: openingMail,

  /** To the advisor: nobody answered the offer, in spite of the reminders. */
  offerUnanswered: applicantMail.extend({ company: z.string(), days: z.number().int() }),

  /** The best of `count` openings; `link` leads to all of them. */
  newOpenings: z.object({
    count: z.number().int(),
    openings: z.array(listedOpening).min(1),
    link,
    unsubscription: link,
  }),

  contractRequested: z.object({ link }),
  /** `note` is what the advisor wrote. */
  contractChangesRequested: z.object({ note: z.string(), link }),
  contractSent: z.object({ link }),
  enrolled: z.object({ link }),
  documentRefused: z.object({ name: z.string(), reason: z.string(), link }),

  /** To somebody who may not have asked for it: nothing that a visitor wrote stands in it. */
  curriculumVitaeWaits: z.object({ link, hours: z.number().int() }),
  /** The PDF goes along. */
  curriculumVitae: z.object({ fileKey: z.uuid(), fileName: z.string() }),

  ...companyMailKinds,
};

export type MailKind = keyof typeof mailKinds;
export const isMailKind = (name: string): name is MailKind => Object.hasOwn(mailKinds, name);
export type MailValues<Kind extends MailKind> = z.infer<(typeof mailKinds)[Kind]>;

/** Whom a mail addresses, and so how. */
export const readerOf = (kind: MailKind): MailReader =>
  kind in companyMailKinds ? "company" : kind === "offerUnanswered" ? "advisor" : "applicant";
