import type { Unit } from "#contract/entities/unit.ts";
import { errorCodes, Refusal } from "#contract/errors.ts";
import { activeUnit } from "#domain/active-application.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { unitWith } from "../../db/units.ts";
import type { Work } from "../../work.ts";

/** An applicant's active unit, whole. 10002 without a unit or application (spec §8). */
export async function fetchUnit(
  { db }: Pick<Work, "db">,
  { account, units }: Pick<ApplicantCaller, "account" | "units">,
): Promise<Unit> {
  const active = activeUnit({ ...account, units });
  const whole = active && (await unitWith(db, active.id));
  if (!whole) throw new Refusal(errorCodes.noUnitOrApplication, "No unit found for this account");
  if (whole.applications.length === 0)
    throw new Refusal(errorCodes.noUnitOrApplication, "No application found for this account");
  return whole;
}
