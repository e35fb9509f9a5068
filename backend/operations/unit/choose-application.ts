import { and, eq } from "drizzle-orm";
import type { Unit } from "#contract/entities/unit.ts";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { lockAccount } from "../../db/accounts.ts";
import { person } from "../../db/schema/people.ts";
import { application, unit } from "../../db/schema/unit.ts";
import { unitWith } from "../../db/units.ts";
import type { Work } from "../../work.ts";
import { advanceStage } from "../stage/advance-stage.ts";

/**
 * Stores an application and its unit as the active ones (spec §3, §4); the unit moves to the stage that the answers
 * have reached meanwhile. 404 for anybody else's application.
 */
export async function chooseApplication(
  { db, now }: Work,
  { id: accountId }: Actor,
  { applicationId: id }: { applicationId: string },
): Promise<Unit> {
  const owner = await lockAccount(db, accountId);
  const [own] = await db
    .select({ unitId: unit.id })
    .from(application)
    .innerJoin(unit, eq(unit.id, application.unitId))
    .where(and(eq(application.id, id), eq(unit.accountId, accountId)));
  if (!owner || !own) throw Refusal.notFound();
  const metadata = { ...owner.metadata, activeUnitId: own.unitId, activeApplicationId: id };
  await db.update(person).set({ metadata }).where(eq(person.id, owner.personId));
  await advanceStage(db, accountId, now);
  return (await unitWith(db, own.unitId))!;
}
