import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { appearanceChanges } from "#contract/entities/appearance.ts";
import { changedAnswers, nextVersion } from "#domain/stale-answers.ts";
import { appearance } from "../../db/schema/appearance.ts";
import type { Work } from "../../work.ts";
import { refuseStale } from "../refuse-stale.ts";
import { chosenAppearance } from "./chosen-appearance.ts";

/** Changes how the portal looks, for everybody. 409 for `stale` answers. */
export async function changeAppearance(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { version, ...changes }: z.output<typeof appearanceChanges>,
): Promise<void> {
  // Two first changes at once would both find nothing to lock.
  await db.execute(sql`lock table ${appearance} in share row exclusive mode`);
  const { answers, ...row } = await chosenAppearance(db);
  refuseStale(answers, changes, row.answerVersions, version);
  const changed = changedAnswers(answers, changes);
  if (changed.length === 0) return;
  const values = { ...changes, ...nextVersion(row, changed) };
  await db.insert(appearance).values(values).onConflictDoUpdate({ target: appearance.id, set: values });
}
