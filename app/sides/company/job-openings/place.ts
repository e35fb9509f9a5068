import {
  type JobOpeningOrder,
  type JobOpeningStatus,
  jobOpeningOrders,
  jobOpeningStatuses,
} from "#contract/enumerations/matching.ts";
import { key, listPlace, oneOf, search } from "../../shared/lists/list-place.ts";

/** The reader's place in a company's openings; the address holds all of it, so that it can be kept and shared. */
export interface Place {
  status?: JobOpeningStatus;
  search?: string;
  order?: JobOpeningOrder;
  after?: string;
}

export const { placeIn, placeWith } = listPlace<Place>({
  status: oneOf(jobOpeningStatuses),
  search,
  order: oneOf(jobOpeningOrders),
  after: key,
});

/** In this order the openings that need the reader come first, and the list is shown in groups. */
export const usualOrder: JobOpeningOrder = jobOpeningOrders[0];
