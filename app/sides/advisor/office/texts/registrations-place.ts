import { key, listPlace } from "../../../shared/lists/list-place.ts";

/** Which page of a text's registrations is shown. */
export const { placeIn, placeWith } = listPlace({ after: key });
