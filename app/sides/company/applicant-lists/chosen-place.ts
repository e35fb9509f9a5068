import { limits } from "#contract/limits.ts";
import { listPlace } from "../../shared/lists/list-place.ts";

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The chosen applicants, as the address of the page that asks about them holds them. */
export const chosenPlace = listPlace({
  applicants: {
    read: (ids) => [...new Set(ids.filter((id) => uuid.test(id)))].slice(0, limits.applicantsPerPage),
    write: (ids: string[]) => ids,
  },
});
