import type { UnitChoice } from "#contract/entities/unit.ts";
import type { Executor } from "../../db/open.ts";
import type { unit } from "../../db/schema/unit.ts";
import { unitWith } from "../../db/units.ts";

/** An applicant's units with their applications, in the order in which they were made. */
export async function fetchUnits(db: Executor, units: (typeof unit.$inferSelect)[]): Promise<UnitChoice[]> {
  const whole = await Promise.all(units.map(({ id }) => unitWith(db, id)));
  return whole.flatMap((one) => one ?? []);
}
