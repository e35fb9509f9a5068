import { eq } from "drizzle-orm";
import {
  type CompanyNotificationCategory,
  companyNotificationCategories,
  type NotificationSettings,
} from "#contract/enumerations/help.ts";
import type { Executor } from "../../db/open.ts";
import { person } from "../../db/schema/people.ts";

/** On and off, each category of a company's mails. */
export type MailedCategories = Partial<Record<CompanyNotificationCategory, boolean>>;

/** What somebody chose, on whichever side; locked, because it is written as a whole. */
export async function lockSettings(db: Executor, personId: string): Promise<NotificationSettings> {
  const [row] = await db
    .select({ settings: person.notificationSettings })
    .from(person)
    .where(eq(person.id, personId))
    .for("no key update");
  return row?.settings ?? {};
}

/** What was never switched off is on. */
export const mailedCategoriesFrom = (stored: NotificationSettings): MailedCategories =>
  Object.fromEntries(companyNotificationCategories.map((category) => [category, stored[category] ?? true]));
