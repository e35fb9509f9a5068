import { z } from "zod";
import { boxes, shownTicks } from "#app/forms/pieces.server.ts";
import { consentTypes, notificationCategories } from "#contract/enumerations/help.ts";

/** Profile, 3: notification settings and consents. */
export const notificationsForm = z.object({
  settings: boxes(notificationCategories),
  consents: boxes(consentTypes),
  shown: shownTicks,
});
