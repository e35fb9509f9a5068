import { z } from "zod";
import { notificationCategories } from "#contract/enumerations.ts";
import { writtenLanguages } from "#contract/languages.ts";
import { type MailKind, mailKinds } from "../mail/mail-kinds.ts";

const mailOf = <Kind extends MailKind>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    to: z.email(),
    language: z.enum(writtenLanguages),
    values: mailKinds[kind],
    /** Of what its reader can switch off. */
    category: z.enum(notificationCategories).optional(),
  });

/** Every task there is, and what its jobs carry. A handler for each is passed to `startJobs`. */
export const tasks = {
  sendMail: z.discriminatedUnion("kind", [
    mailOf("confirmationCode"),
    mailOf("emailVerification"),
    mailOf("passwordReset"),
    mailOf("passwordChanged"),
    mailOf("alreadyRegistered"),
    mailOf("ticketAnswered"),
    mailOf("consentConfirmation"),
    mailOf("withdrawn"),
    mailOf("deletionRequested"),
    mailOf("accountDeleted"),
    mailOf("interviewInvited"),
    mailOf("interviewSet"),
    mailOf("trialDaySet"),
    mailOf("offerMade"),
    mailOf("offerReminder"),
    mailOf("applicationCancelled"),
    mailOf("applicationResumed"),
    mailOf("interestExpressed"),
    mailOf("interviewDateChosen"),
    mailOf("noDateFits"),
    mailOf("offerAccepted"),
    mailOf("applicantDeclined"),
    mailOf("applicantWithdrew"),
    mailOf("applicantResumed"),
    mailOf("offerUnanswered"),
    mailOf("contractRequested"),
    mailOf("contractChangesRequested"),
    mailOf("contractSent"),
    mailOf("enrolled"),
    mailOf("documentRefused"),
    mailOf("curriculumVitaeWaits"),
    mailOf("curriculumVitae"),
    mailOf("newOpenings"),
  ]),
  createUnit: z.object({ accountId: z.uuid() }),
  deleteAccount: z.object({ accountId: z.uuid() }),
  removeFile: z.object({ key: z.uuid() }),
  sweep: z.object({}),
  rotateKeys: z.object({}),
  passDays: z.object({}),
  closeStartedOpenings: z.object({}),
  remindOfOffers: z.object({}),
  announceNewOpenings: z.object({}),
  mailNewOpenings: z.object({ accountId: z.uuid() }),
};

/** Tasks that recur by themselves, without a payload; times are UTC. */
export const timetable: { [Name in TaskName]?: string } = {
  sweep: "17 * * * *",
  rotateKeys: "41 2 * * *",
  passDays: "3 * * * *",
  closeStartedOpenings: "7 * * * *",
  // In the morning of working days.
  remindOfOffers: "30 6 * * 1-5",
  announceNewOpenings: "0 7 * * 1-5",
};

export type TaskName = keyof typeof tasks;
export type Payload<Name extends TaskName> = z.infer<(typeof tasks)[Name]>;
export type TaskHandler<Name extends TaskName> = (payload: Payload<Name>) => Promise<void>;
/** Jobs of a task that has no handler here wait for a process that has one. */
export type TaskHandlers = { [Name in TaskName]?: TaskHandler<Name> };
