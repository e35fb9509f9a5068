import { notificationCategories } from "#contract/enumerations.ts";
import type { Applicant } from "../../db/accounts.ts";

/** Whether an applicant is written about each category: what they never switched off is on. */
export const fetchNotificationSettings = ({ notificationSettings }: Applicant) =>
  Object.fromEntries(notificationCategories.map((category) => [category, notificationSettings[category] ?? true]));
