import { mailStates } from "#contract/enumerations/desk.ts";
import { day, key, listPlace, oneOf, search } from "../../../shared/lists/list-place.ts";

/** Which mails of the log are shown; a kind is any word, because the backend knows which there are. */
export interface Place {
  search?: string;
  kind?: string;
  state?: (typeof mailStates)[number];
  from?: string;
  until?: string;
  after?: string;
}
export const { placeIn, placeWith } = listPlace<Place>({
  search,
  kind: search,
  state: oneOf(mailStates),
  from: day,
  until: day,
  after: key,
});
