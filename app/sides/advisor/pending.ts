import type { PendingConfirmation } from "#contract/calls/advisor.ts";
import { key, listPlace, search } from "../shared/lists/list-place.ts";

/** A pending statement, with the data needed to show and decide it. */
export interface Pending extends PendingConfirmation {
  name: string;
  workingDays: number;
  /** One-time key: pressing twice decides once. */
  formKey: string;
}

/** The advisor's place in the list. */
export const { placeIn, placeWith } = listPlace({ search, after: key });
