import { outcomeOf } from "#domain/match-status.ts";
import type { PublishedOpening } from "../../db/openings.ts";
import type { Work } from "../../work.ts";
import type { MatchRow } from "./lock-match.ts";
import { passDay, stateOf } from "./move-match.ts";
import { tellOfChanges } from "./tell-of-changes.ts";
import { writeChanges } from "./write-changes.ts";

/**
 * Ends open applications to an opening that was staffed or closed, all of them locked. Hundreds end as fast as a few.
 */
export async function endEach(
  { db, publicUrl, now }: Work,
  opening: PublishedOpening,
  rows: MatchRow[],
  event: "close" | "staff",
) {
  const before: MatchRow[] = [];
  for (const row of rows) before.push(await passDay(db, row, now));
  const act = { event, role: "system", actorId: null } as const;
  const [outcome] = before.map((row) => outcomeOf(stateOf(row), event, act.role));
  if (!outcome) return;
  const saved = await writeChanges(db, before, act, outcome, now);
  const rowsBefore = new Map(before.map((row) => [row.id, row]));
  await tellOfChanges(
    db,
    saved.map((row) => ({ opening, before: rowsBefore.get(row.id), saved: row, act })),
    publicUrl,
  );
}
