import { type FunnelGroup, funnelGroups } from "#contract/enumerations/figures.ts";
import { feedbackRatings } from "#contract/enumerations/help.ts";
import { day, key, listPlace, oneOf, search } from "../../../shared/lists/list-place.ts";

/** Of whom the funnel tells, and what is compared. */
export interface FunnelPlace {
  campus?: string;
  course?: string;
  intake?: string;
  by?: FunnelGroup;
}
export const funnelPlace = listPlace<FunnelPlace>({
  campus: search,
  course: search,
  intake: day,
  by: oneOf(funnelGroups),
});

/** Which feedback is shown. */
interface FeedbackPlace {
  rating?: (typeof feedbackRatings)[number];
  from?: string;
  until?: string;
  after?: string;
}
export const feedbackPlace = listPlace<FeedbackPlace>({
  rating: oneOf(feedbackRatings),
  from: day,
  until: day,
  after: key,
});
