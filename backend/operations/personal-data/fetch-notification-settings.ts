import { notificationCategories } from "#contract/enumerations/help.ts";
import type { ApplicantCaller } from "../../callers.ts";
import type { Work } from "../../work.ts";

/** Whether an applicant is written about each category: what they never switched off is on. */
export const fetchNotificationSettings = async (
  _work: Work,
  { account: { notificationSettings } }: Pick<ApplicantCaller, "account">,
) => Object.fromEntries(notificationCategories.map((category) => [category, notificationSettings[category] ?? true]));
