import { eq } from "drizzle-orm";
import type { UnitChoice } from "#contract/entities/unit.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { unit } from "../../db/schema/unit.ts";
import { unitsWhere } from "../../db/units.ts";
import type { Work } from "../../work.ts";

/** An applicant's units with their applications, in the order in which they were made. */
export function fetchUnits({ db }: Work, { id }: Pick<ApplicantCaller, "id">): Promise<UnitChoice[]> {
  return unitsWhere(db, eq(unit.accountId, id));
}
