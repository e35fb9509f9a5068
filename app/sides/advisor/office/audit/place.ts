import { day, key, listPlace, search } from "../../../shared/lists/list-place.ts";

/** Which entries of the audit log are shown. */
export interface Place {
  who?: string;
  whom?: string;
  operation?: string;
  from?: string;
  until?: string;
  after?: string;
}
export const { placeIn, placeWith } = listPlace<Place>({
  who: search,
  whom: search,
  operation: search,
  from: day,
  until: day,
  after: key,
});
