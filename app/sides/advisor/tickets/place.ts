import { ticketOwners, ticketSides, ticketStates } from "#contract/enumerations/desk.ts";
import { key, listPlace, oneOf, search } from "../../shared/lists/list-place.ts";

/** The reader's place among the tickets. */
export interface Place {
  search?: string;
  owner?: (typeof ticketOwners)[number];
  side?: (typeof ticketSides)[number];
  state?: (typeof ticketStates)[number];
  after?: string;
}
export const { placeIn, placeWith } = listPlace<Place>({
  search,
  owner: oneOf(ticketOwners),
  side: oneOf(ticketSides),
  state: oneOf(ticketStates),
  after: key,
});
