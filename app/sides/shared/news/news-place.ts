import { listPlace, pageNumber } from "../lists/list-place.ts";

/** The reader's place in the news. */
export const { placeIn, placeWith } = listPlace({ page: pageNumber });
