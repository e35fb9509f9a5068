import { z } from "zod";
import { boxes, shownTicks } from "#app/forms/pieces.server.ts";
import { companyConsentTypes } from "#contract/enumerations/help.ts";

/** What a company user consents to. */
export const consentsForm = z.object({ consents: boxes(companyConsentTypes), shown: shownTicks });
