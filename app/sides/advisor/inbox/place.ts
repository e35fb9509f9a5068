import { inboxKinds } from "#contract/enumerations/inbox.ts";
import { key, listPlace, oneOf, search } from "../../shared/lists/list-place.ts";

/** What of the inbox somebody works through. */
const part = { search, kind: oneOf(inboxKinds), campus: key, whose: oneOf(["all"] as const) };

/** The advisor's place in the inbox. */
export const { placeIn, placeWith } = listPlace({ ...part, after: key });
export type Place = Partial<ReturnType<typeof placeIn>>;

/** The same on the page of what waits, which lies at a key of the inbox. */
export const { placeIn: spotIn, placeWith: spotWith } = listPlace({ ...part, at: key });
export type Spot = Partial<ReturnType<typeof spotIn>>;

export const isNarrowed = ({ search, kind, campus }: Place) => Boolean(search || kind || campus);
