import { eq } from "drizzle-orm";
import {
  type CompanyNotificationCategory,
  companyNotificationCategories,
  type NotificationSettings,
} from "#contract/enumerations/help.ts";
import type { Executor } from "../../db/open.ts";
import { person } from "../../db/schema/people.ts";

/** Whether each category of a company's mails is switched on. */
export type MailedCategories = Partial<Record<CompanyNotificationCategory, boolean>>;

/** A person's choices on every side; locked, because they are written as a whole. */
export async function lockSettings(db: Executor, personId: string): Promise<NotificationSettings> {
  const [row] = await db
    .select({ settings: person.notificationSettings })
    .from(person)
    .where(eq(person.id, personId))
    .for("no key update");
  return row?.settings ?? {};
}

/** Categories that were never switched off are on. */
export const mailedCategoriesFrom = (stored: NotificationSettings): MailedCategories =>
  Object.fromEntries(companyNotificationCategories.map((category) => [category, stored[category] ?? true]));
