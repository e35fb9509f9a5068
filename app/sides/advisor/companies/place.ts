import { key, listPlace, search } from "../../shared/lists/list-place.ts";

/** Which companies of the list are shown. */
export const { placeIn, placeWith } = listPlace({ search, after: key });
