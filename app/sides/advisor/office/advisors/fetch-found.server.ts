import type { PortalContext } from "#app/context.ts";
import { office } from "#contract/calls/office.ts";
import { placeIn } from "../place.ts";

/** The advisors that the list of an address shows. */
export async function fetchFound(context: PortalContext, url: string) {
  const { search = "" } = placeIn(url);
  const all = await context.api(office.fetchAdvisors);
  const isFound = ({ name, email, city, campuses, courses }: (typeof all)[number]) =>
    [name, email, city, ...campuses, ...courses].join(" ").toLowerCase().includes(search.toLowerCase());
  return { search, advisors: all.filter(isFound) };
}
