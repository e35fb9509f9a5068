import { type StudentOrder, type StudentState, studentOrders, studentStates } from "#contract/enumerations/matching.ts";
import { day, listPlace, oneOf, pageNumber, search } from "../../shared/lists/list-place.ts";

/** The reader's place in the company's students; the address holds all of it, so that it can be kept and shared. */
export interface Place {
  intake?: string;
  state?: StudentState;
  search?: string;
  order?: StudentOrder;
  page: number;
}

export const { placeIn, placeWith } = listPlace<Place>({
  intake: day,
  state: oneOf(studentStates),
  search,
  order: oneOf(studentOrders),
  page: pageNumber,
});

/** Whether the reader has chosen whom to look at. */
export const isNarrowed = ({ intake, state, search }: Place) => Boolean(intake || state || search);
