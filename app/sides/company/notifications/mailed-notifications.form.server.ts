import { z } from "zod";
import { boxes, shownTicks } from "#app/forms/pieces.server.ts";
import { companyNotificationCategories } from "#contract/enumerations/help.ts";

/** The kinds of notification that a company user gets by mail. */
export const mailedNotificationsForm = z.object({
  settings: boxes(companyNotificationCategories),
  shown: shownTicks,
});
