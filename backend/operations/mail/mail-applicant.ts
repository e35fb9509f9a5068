import type { NotificationCategory } from "#contract/enumerations/help.ts";
import { writtenLanguageOf } from "#contract/languages.ts";
import type { Applicant } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import type { When } from "../../jobs/enqueue.ts";
import { type MailContent, type QueuedMail, queueMail } from "./queue-mail.ts";

type Reader = Pick<Applicant, "email" | "firstName" | "language" | "notificationSettings">;

/** Whether an applicant gets mails of a category: they have not switched it off. Those without one are always sent. */
export const getsMails = (
  { notificationSettings }: Pick<Reader, "notificationSettings">,
  category: NotificationCategory | undefined,
) => !category || notificationSettings[category] !== false;

/** Mails an applicant in their language, unless they switched the category off. */
export async function mailApplicant(
  db: Executor,
  reader: Reader,
  content: MailContent,
  category?: NotificationCategory,
  when?: When,
) {
  if (!getsMails(reader, category)) return;
  const language = writtenLanguageOf(reader.language);
  const { email: to, firstName } = reader;
  await queueMail(db, { ...content, to, firstName, language, category } as QueuedMail, when);
}
