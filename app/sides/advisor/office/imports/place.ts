import { rowStates } from "#contract/enumerations/import.ts";
import { listPlace, oneOf, pageNumber } from "../../../shared/lists/list-place.ts";

/** Which rows of a table are shown. */
export const { placeIn, placeWith } = listPlace({ state: oneOf(rowStates), page: pageNumber });
