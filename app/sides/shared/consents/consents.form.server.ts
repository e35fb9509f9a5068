import { boxes } from "#app/forms/pieces.server.ts";
import { consentTypes } from "#contract/enumerations/help.ts";

/** What somebody consents to, as a group of a form's fields. */
export const consentBoxes = boxes(consentTypes);
