import { listPlace, search } from "../../../shared/lists/list-place.ts";

/** Which texts of a kind are shown. */
export const { placeIn, placeWith } = listPlace({ search });
