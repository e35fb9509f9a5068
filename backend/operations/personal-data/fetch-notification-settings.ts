import { notificationCategories } from "#contract/enumerations/help.ts";
import type { ApplicantCaller } from "../../callers.ts";
import type { Work } from "../../work.ts";

/** Which categories an applicant is mailed about; those never switched off are on. */
export const fetchNotificationSettings = async (
  _work: Work,
  { account: { notificationSettings } }: Pick<ApplicantCaller, "account">,
) => Object.fromEntries(notificationCategories.map((category) => [category, notificationSettings[category] ?? true]));
