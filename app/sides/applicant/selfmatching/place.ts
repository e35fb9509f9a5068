import { writeCommaList } from "#contract/comma-list.ts";
import { listPlace, oneOf, pageNumber, several } from "../../shared/lists/list-place.ts";

/** The views of the overview; the first one is what its bare address shows. */
export const views = ["suggestions", "mine", "related", "all"] as const;
export type View = (typeof views)[number];

/** The filters of the list of all openings: names in the query and in the call (spec §7, comma lists). */
export const filterNames = ["courses", "campuses", "intakes"] as const;
export type Filters = Record<(typeof filterNames)[number], string[]>;

/** The reader's place in the openings; the address holds all of it, so that it can be kept and shared. */
export interface Place {
  view: View;
  page: number;
  filters: Filters;
}

const list = listPlace({
  view: oneOf(views),
  courses: several,
  campuses: several,
  intakes: several,
  page: pageNumber,
});

export function placeIn(url: string): Place {
  const { view, page, ...filters } = list.placeIn(url);
  return { view: view ?? (isFiltered(filters) ? "all" : views[0]), page, filters };
}

export const isFiltered = (filters: Filters) => filterNames.some((name) => filters[name].length > 0);

/** The filters as the call takes them; an empty filter is left out. */
export const queryOf = ({ filters }: Pick<Place, "filters">) =>
  Object.fromEntries(filterNames.map((name) => [name, writeCommaList(filters[name]) || undefined]));

export const placeWith = (path: string, { view, page, filters }: Partial<Place> & Pick<Place, "view">): string =>
  list.placeWith(path, { view: view === views[0] ? undefined : view, page, ...filters });
