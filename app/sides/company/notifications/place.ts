import { listPlace, pageNumber } from "../../shared/lists/list-place.ts";

/** Where in the notifications somebody is. */
export const { placeIn, placeWith } = listPlace({ page: pageNumber });
