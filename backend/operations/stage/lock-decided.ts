import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { decidedUnit } from "#domain/active-application.ts";
import type { Executor } from "../../db/open.ts";
import { unit } from "../../db/schema/unit.ts";
import { unitsWhere } from "../../db/units.ts";
import { lockLeaving } from "../matching/withdraw-matches.ts";

/**
 * Locks an applicant, so that all they have with companies can be withdrawn afterwards, and finds the unit that is
 * decided on. 404 for an unknown applicant, or one without a unit.
 */
export async function lockDecided(db: Executor, accountId: string) {
  const leaving = await lockLeaving(db, accountId);
  const units = await unitsWhere(db, eq(unit.accountId, accountId));
  const decided = leaving && decidedUnit({ ...leaving.person, units });
  if (!decided) throw Refusal.notFound();
  return { leaving, units, decided };
}
