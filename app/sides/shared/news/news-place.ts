import { listPlace, pageNumber } from "../lists/list-place.ts";

/** Where in the news somebody is. */
export const { placeIn, placeWith } = listPlace({ page: pageNumber });
