import type { NotificationCategory } from "#contract/enumerations/help.ts";
import { writtenLanguageOf } from "#contract/languages.ts";
import type { Applicant } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import type { When } from "../../jobs/enqueue.ts";
import { type MailContent, type QueuedMail, queueMail } from "./queue-mail.ts";

type Reader = Pick<Applicant, "email" | "firstName" | "language" | "notificationSettings">;

/**
 * Mails an applicant in their language, unless they switched the category off; mails without a category are always
 * sent.
 */
export async function mailApplicant(
  db: Executor,
  reader: Reader,
  content: MailContent,
  category?: NotificationCategory,
  when?: When,
) {
  if (category && reader.notificationSettings[category] === false) return;
  const language = writtenLanguageOf(reader.language);
  const { email: to, firstName } = reader;
  await queueMail(db, { ...content, to, firstName, language, category } as QueuedMail, when);
}
