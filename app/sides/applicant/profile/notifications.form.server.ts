import { z } from "zod";
import { boxes } from "#app/forms/pieces.server.ts";
import { notificationCategories } from "#contract/enumerations/help.ts";
import { consentBoxes } from "../../shared/consents/consents.form.server.ts";

/** Profile, 3: what somebody is written about, and what they consent to. */
export const notificationsForm = z.object({ settings: boxes(notificationCategories), consents: consentBoxes });
