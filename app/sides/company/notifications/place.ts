import { listPlace, pageNumber } from "../../shared/lists/list-place.ts";

/** The reader's place in the notifications. */
export const { placeIn, placeWith } = listPlace({ page: pageNumber });
