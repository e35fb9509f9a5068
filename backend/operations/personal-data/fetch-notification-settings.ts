import { notificationCategories } from "#contract/enumerations.ts";
import type { account } from "../../db/schema/account.ts";

/** Whether an applicant is written about each category: what they never switched off is on. */
export const fetchNotificationSettings = ({ notificationSettings }: typeof account.$inferSelect) =>
  Object.fromEntries(notificationCategories.map((category) => [category, notificationSettings[category] ?? true]));
