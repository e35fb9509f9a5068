import { eq } from "drizzle-orm";
import { type NotificationCategory, unmissableCategories } from "#contract/enumerations.ts";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";

/**
 * Stores what an applicant wants to be written about (spec §7 `PUT /notification-settings`). Refuses with 422
 * (`mustStayOn`) to switch off what nobody must miss.
 */
export async function replaceNotificationSettings(
  db: Executor,
  accountId: string,
  settings: Partial<Record<NotificationCategory, boolean>>,
) {
  const missed = unmissableCategories.filter((category) => settings[category] === false);
  if (missed.length > 0)
    throw Refusal.invalid(Object.fromEntries(missed.map((category) => [category, ["mustStayOn"]])));
  await db.update(account).set({ notificationSettings: settings }).where(eq(account.id, accountId));
}
