import {
  type JobOpeningOrder,
  type JobOpeningStatus,
  jobOpeningOrders,
  jobOpeningStatuses,
} from "#contract/enumerations/matching.ts";
import { listPlace, oneOf, text } from "../../shared/lists/list-place.ts";

/** Where in a company's openings somebody is; all of it stands in the address, so that it can be kept and shared. */
export interface Place {
  status?: JobOpeningStatus;
  search?: string;
  order?: JobOpeningOrder;
  after?: string;
}

export const { placeIn, placeWith } = listPlace<Place>({
  status: oneOf(jobOpeningStatuses),
  search: text,
  order: oneOf(jobOpeningOrders),
  after: text,
});

/** By it those come first that wait for the reader, and the list is told in groups. */
export const usualOrder: JobOpeningOrder = jobOpeningOrders[0];
