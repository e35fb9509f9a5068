import { readCommaList, writeCommaList } from "#contract/comma-list.ts";
import { limits } from "#contract/limits.ts";

/** The views of the overview; the first one is what its bare address shows. */
export const views = ["suggestions", "related", "all", "mine"] as const;
export type View = (typeof views)[number];

/** What the list of all openings can be narrowed by: names of the query, and of the call (spec §7, comma lists). */
export const filterNames = ["courses", "campuses", "intakes"] as const;
export type Filters = Record<(typeof filterNames)[number], string[]>;

/** Where in the openings somebody is; all of it stands in the address, so that it can be kept and shared. */
export interface Place {
  view: View;
  page: number;
  filters: Filters;
}

/** Ticked boxes repeat a name (`courses=A&courses=B`), a shared address may hold a list (`courses=A,B`). */
export function placeIn(url: string): Place {
  const { searchParams: query } = new URL(url);
  const listOf = (name: string) => query.getAll(name).flatMap(readCommaList);
  const filters = Object.fromEntries(filterNames.map((name) => [name, [...new Set(listOf(name))]])) as Filters;
  const asked = views.find((view) => view === query.get("view"));
  const page = Number(query.get("page"));
  return {
    view: asked ?? (isFiltered(filters) ? "all" : views[0]),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, limits.pages) : 1,
    filters,
  };
}

export const isFiltered = (filters: Filters) => filterNames.some((name) => filters[name].length > 0);

/** As the call takes them; nothing chosen is nothing said. */
export const queryOf = ({ filters }: Pick<Place, "filters">) =>
  Object.fromEntries(filterNames.map((name) => [name, writeCommaList(filters[name]) || undefined]));

export function placeWith(path: string, { view, page = 1, filters }: Partial<Place> & Pick<Place, "view">): string {
  const query = new URLSearchParams(view === views[0] ? {} : { view });
  for (const name of filterNames)
    for (const value of filters?.[name] ?? []) query.append(name, writeCommaList([value]));
  if (page > 1) query.set("page", String(page));
  return query.size ? `${path}?${query}` : path;
}
