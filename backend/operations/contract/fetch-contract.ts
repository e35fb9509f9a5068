import type { Contract } from "#contract/entities/contract.ts";
import { activeUnit } from "#domain/active-application.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { unitWith } from "../../db/units.ts";
import type { Work } from "../../work.ts";

/** The contract of the active unit; null until one is requested. */
export async function fetchContract(
  { db }: Work,
  { account, units }: Pick<ApplicantCaller, "account" | "units">,
): Promise<Contract | null> {
  const active = activeUnit({ ...account, units });
  return (active && (await unitWith(db, active.id))?.contract) ?? null;
}
