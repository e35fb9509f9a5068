import { z } from "zod";
import { boxes } from "#app/forms/pieces.server.ts";
import { companyNotificationCategories } from "#contract/enumerations/help.ts";

/** What a company user is mailed about. */
export const mailedNotificationsForm = z.object({ settings: boxes(companyNotificationCategories) });
