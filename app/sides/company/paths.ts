import { companiesBelow } from "#app/auth/gates.ts";
import { baseOf, pathTable } from "#app/paths.ts";

/** The companies' pages. */
export const companyPaths = pathTable(baseOf("company"), (base) => ({
  home: `${base}/home`,
  ...companiesBelow(base),
}));
