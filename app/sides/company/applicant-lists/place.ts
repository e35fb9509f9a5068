import { type ApplicantOrder, applicantOrders } from "#contract/enumerations/matching.ts";
import { distancesKilometres } from "#contract/enumerations/people.ts";
import { key, listPlace, oneOf, pageNumber, search } from "../../shared/lists/list-place.ts";

/** The reader's place among the people whom an opening fits. */
export interface RecommendedPlace {
  search?: string;
  within?: string;
  page: number;
  /** Who was just left out, so that it can be undone. */
  dismissed?: string;
}
export const recommendedPlace = listPlace<RecommendedPlace>({
  search,
  within: oneOf(distancesKilometres.map(String)),
  page: pageNumber,
  dismissed: key,
});

/** Among those who were left out. */
export const dismissedPlace = listPlace({ page: pageNumber });

/** The reader's place among the people in touch. */
export interface ContactedPlace {
  search?: string;
  order?: ApplicantOrder;
  page: number;
}
export const contactedPlace = listPlace<ContactedPlace>({
  search,
  order: oneOf(applicantOrders),
  page: pageNumber,
});

export const usualOrder: ApplicantOrder = applicantOrders[0];
