import { eq, sql } from "drizzle-orm";
import {
  type NotificationCategory,
  notificationCategories,
  unmissableCategories,
} from "#contract/enumerations/help.ts";
import { Refusal } from "#contract/errors.ts";
import type { Someone } from "../../callers.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";

/** What a person has switched on and off on other sides than the applicants'. */
export const settingsOfOtherSides = sql`${person.notificationSettings} - ${sql.param(notificationCategories)}::text[]`;

/**
 * Stores which mails an applicant wants (spec §7 `PUT /notification-settings`). 422 (`mustStayOn`) for switching off a
 * category that must stay on.
 */
export async function replaceNotificationSettings(
  { db }: Work,
  { personId }: Someone,
  settings: Partial<Record<NotificationCategory, boolean>>,
) {
  const missed = unmissableCategories.filter((category) => settings[category] === false);
  if (missed.length > 0)
    throw Refusal.invalid(Object.fromEntries(missed.map((category) => [category, ["mustStayOn"]])));
  const notificationSettings = sql`(${settingsOfOtherSides}) || ${JSON.stringify(settings)}::jsonb`;
  await db.update(person).set({ notificationSettings }).where(eq(person.id, personId));
}
