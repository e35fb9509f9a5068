import type { NotificationCategory } from "#contract/enumerations/help.ts";
import { defaultLanguage, isWrittenLanguage } from "#contract/languages.ts";
import type { Applicant } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { enqueue, type When } from "../../jobs/enqueue.ts";
import type { Payload } from "../../jobs/tasks.ts";

type Mail = Payload<"sendMail">;
type Content = Mail extends infer M ? (M extends Mail ? Pick<M, "kind" | "values"> : never) : never;
type Reader = Pick<Applicant, "email" | "language" | "notificationSettings">;

/** Mails an applicant in their language, unless they switched its category off; without one it is always sent. */
export async function mailApplicant(
  db: Executor,
  reader: Reader,
  content: Content,
  category?: NotificationCategory,
  when?: When,
) {
  if (category && reader.notificationSettings[category] === false) return;
  const language = isWrittenLanguage(reader.language) ? reader.language : defaultLanguage;
  await enqueue(db, "sendMail", { ...content, to: reader.email, language, category } as Mail, when);
}
