import { formatDay } from "#app/i18n/format.ts";
import type { KeptCampus, KeptCourse, KeptIntake } from "#contract/entities/programme.ts";
import { listPlace, oneOf, search } from "../../shared/lists/list-place.ts";

/** Whether it can still be chosen, or until when. */
export const states = ["offered", "runsOut", "over"] as const;
type State = (typeof states)[number];

/** The reader's place in a list of the office. */
export interface Place {
  search?: string;
  state?: State;
}
export const { placeIn, placeWith } = listPlace<Place>({ search, state: oneOf(states) });

/** How something stands on a day; an intake can be chosen until the day it begins. */
export function stateOn(today: string, { endsOn, startsOn }: { endsOn: string | null; startsOn?: string }): State {
  if ((endsOn && endsOn < today) || (startsOn && startsOn < today)) return "over";
  return endsOn ? "runsOut" : "offered";
}

/** What a search reads of each. */
export const searched = {
  campus: ({ name, city }: KeptCampus) => `${name} ${city}`,
  course: ({ name, campuses }: KeptCourse) => [name, ...campuses].join(" "),
  intake: ({ startsOn }: KeptIntake) => formatDay(startsOn),
};

/** The entries that a reader asked for; the lists are short enough to be searched here. */
export function found<Kept extends { endsOn: string | null; startsOn?: string }>(
  all: Kept[],
  { search = "", state }: Place,
  today: string,
  textOf: (kept: Kept) => string,
) {
  const isFound = (kept: Kept) => textOf(kept).toLowerCase().includes(search.toLowerCase());
  return all.filter((kept) => isFound(kept) && (!state || stateOn(today, kept) === state));
}
