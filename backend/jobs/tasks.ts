import { z } from "zod";
import { companyNotificationCategories, notificationCategories } from "#contract/enumerations/help.ts";
import { writtenLanguages } from "#contract/languages.ts";
import { sideNames } from "#contract/sides.ts";
import { type MailKind, mailKindNames, mailKinds } from "../mail/mail-kinds.ts";

const mailOf = <Kind extends MailKind>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    to: z.email(),
    language: z.enum(writtenLanguages),
    /** The mail's audience, if its kind does not fix it. */
    reader: z.enum(sideNames).optional(),
    /** The name to greet; absent if the reader's name is not known. */
    firstName: z.string().nullish(),
    values: mailKinds[kind].values as (typeof mailKinds)[Kind]["values"],
    /** The category of mails that the reader can switch off, if this mail belongs to one. */
    category: z.enum([...notificationCategories, ...companyNotificationCategories]).optional(),
    /** The company whose people get it: somebody who has left is not sent it again. */
    companyId: z.uuid().optional(),
    /** The company users whom its values name: it is not sent again once one of them has deleted their access. */
    named: z.array(z.uuid()).optional(),
    /** Its line in the mail log; version 2.8.0 queued mails without one. */
    mailId: z.uuid().optional(),
  });
type Mail = { [Kind in MailKind]: ReturnType<typeof mailOf<Kind>> }[MailKind];

/** All tasks with the payload of their jobs. `startJobs` gets a handler for each. */
export const tasks = {
  sendMail: z.discriminatedUnion("kind", mailKindNames.map(mailOf) as [Mail, ...Mail[]]),
  createUnit: z.object({ accountId: z.uuid() }),
  giveAdvisors: z.object({}),
  deleteAccount: z.object({ accountId: z.uuid() }),
  removeFile: z.object({ key: z.uuid() }),
  sweep: z.object({}),
  rotateKeys: z.object({}),
  removeOutdated: z.object({}),
  passDays: z.object({}),
  closeStartedOpenings: z.object({}),
  repeatIntakes: z.object({}),
  remindOfOffers: z.object({}),
  tellOfChangedOpening: z.object({ jobOpeningId: z.uuid() }),
  announceNewOpenings: z.object({}),
  refreshFigures: z.object({}),
  mailNewOpenings: z.object({ accountId: z.uuid() }),
};

/** Recurring tasks, which have no payload; times are UTC. */
export const timetable: { [Name in TaskName]?: string } = {
  sweep: "17 * * * *",
  rotateKeys: "41 2 * * *",
  removeOutdated: "23 3 * * *",
  passDays: "3 * * * *",
  giveAdvisors: "13 * * * *",
  closeStartedOpenings: "7 * * * *",
  repeatIntakes: "11 3 * * *",
  // On the mornings of working days.
  remindOfOffers: "30 6 * * 1-5",
  announceNewOpenings: "0 7 * * 1-5",
  refreshFigures: "*/5 * * * *",
};

export type TaskName = keyof typeof tasks;
export type Payload<Name extends TaskName> = z.infer<(typeof tasks)[Name]>;
interface Attempt {
  /** Whether a job that fails now will not run again. */
  isLast: boolean;
  queuedAt: Date;
}
export type TaskHandler<Name extends TaskName> = (payload: Payload<Name>, attempt: Attempt) => Promise<void>;
/** Jobs of a task without a handler here wait for a process that has one. */
export type TaskHandlers = { [Name in TaskName]?: TaskHandler<Name> };
