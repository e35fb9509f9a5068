import { boxes } from "#app/forms/pieces.server.ts";
import { consentTypes } from "#contract/enumerations/help.ts";

/** The consents as a group of form fields. */
export const consentBoxes = boxes(consentTypes);
