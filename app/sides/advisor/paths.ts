import { baseOf, pathTable } from "#app/paths.ts";

/** The advisors' pages. */
export const advisorPaths = pathTable(baseOf("advisor"), (base) => ({
  home: base || "/",
  office: `${base}/office`,
  profile: `${base}/profile`,
  picture: `${base}/profile/picture`,
}));
