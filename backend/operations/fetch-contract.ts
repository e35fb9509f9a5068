import type { Contract } from "#contract/entities/contract.ts";
import { activeOf } from "#domain/active-application.ts";
import type { Executor } from "../db/open.ts";
import type { unit } from "../db/schema.ts";
import { unitWith } from "../db/units.ts";

/** The contract of the active unit; null while none was requested. */
export async function fetchContract(db: Executor, units: (typeof unit.$inferSelect)[]): Promise<Contract | null> {
  const active = activeOf(units);
  return (active && (await unitWith(db, active.id))?.contract) ?? null;
}
