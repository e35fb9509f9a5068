import { type EmployeeOrder, employeeOrders } from "#contract/enumerations/companies.ts";
import { listPlace, oneOf, pageNumber, search } from "../../shared/lists/list-place.ts";

/** The reader's place in the list of a company's people. */
export interface Place {
  search?: string;
  order?: EmployeeOrder;
  page: number;
}

export const { placeIn, placeWith } = listPlace<Place>({
  search,
  order: oneOf(employeeOrders),
  page: pageNumber,
});
