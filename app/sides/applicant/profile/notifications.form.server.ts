import { z } from "zod";
import { boxes } from "#app/forms/pieces.server.ts";
import { notificationCategories } from "#contract/enumerations/help.ts";
import { consentBoxes } from "../../shared/consents/consents.form.server.ts";

/** Profile, 3: notification settings and consents. */
export const notificationsForm = z.object({ settings: boxes(notificationCategories), consents: consentBoxes });
