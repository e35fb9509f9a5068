import type { PendingConfirmation } from "#contract/calls/advisor.ts";
import { listPlace, text } from "../shared/lists/list-place.ts";

/** A statement that waits, with what is needed to show and decide it. */
export interface Pending extends PendingConfirmation {
  name: string;
  workingDays: number;
  /** One-time key: pressing twice decides once. */
  formKey: string;
}

/** Where in the list somebody is. */
export const { placeIn, placeWith } = listPlace({ search: text, after: text });
