import { eq } from "drizzle-orm";
import type { Stage } from "#contract/enumerations/people.ts";
import type { Executor } from "../../db/open.ts";
import { stageChange } from "../../db/schema/stage.ts";
import { unit } from "../../db/schema/unit.ts";

/** Moves a unit to another stage (design §6) and records the change; does nothing if it is there already. */
export async function changeStage(
  db: Executor,
  { id, stage: from }: Pick<typeof unit.$inferSelect, "id" | "stage">,
  to: Stage,
  reason: string,
  at: Date,
) {
  if (from === to) return;
  await db.update(unit).set({ stage: to, stageSince: at }).where(eq(unit.id, id));
  await db.insert(stageChange).values({ unitId: id, from, to, reason, at });
}
