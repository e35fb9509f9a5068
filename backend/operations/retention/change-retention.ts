import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { retentionChanges } from "#contract/entities/retention.ts";
import { changedAnswers, nextVersion } from "#domain/stale-answers.ts";
import { retention } from "../../db/schema/retention.ts";
import type { Work } from "../../work.ts";
import { refuseStale } from "../refuse-stale.ts";
import { chosenRetention, daysWith } from "./due.ts";

/** Changes how long things are kept, from the next run on. 409 for `stale` answers, 422 outside the law's limits. */
export async function changeRetention(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { version, ...changes }: z.output<typeof retentionChanges>,
): Promise<void> {
  // Two first changes at once would both find nothing to lock.
  await db.execute(sql`lock table ${retention} in share row exclusive mode`);
  const row = await chosenRetention(db);
  const days = daysWith(row.days);
  refuseStale(days, changes, row.answerVersions, version);
  const changed = changedAnswers(days, changes);
  if (changed.length === 0) return;
  const values = { days: { ...row.days, ...changes }, ...nextVersion(row, changed) };
  await db.insert(retention).values(values).onConflictDoUpdate({ target: retention.id, set: values });
}
