import type { UnitChoice } from "#contract/entities/unit.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { unitWith } from "../../db/units.ts";
import type { Work } from "../../work.ts";

/** An applicant's units with their applications, in the order in which they were made. */
export async function fetchUnits({ db }: Work, { units }: Pick<ApplicantCaller, "units">): Promise<UnitChoice[]> {
  const whole = await Promise.all(units.map(({ id }) => unitWith(db, id)));
  return whole.flatMap((one) => one ?? []);
}
