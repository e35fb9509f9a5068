import { listPlace, search } from "../../shared/lists/list-place.ts";

/** What is searched for. */
export const { placeIn } = listPlace({ search });
