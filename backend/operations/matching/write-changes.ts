import { inArray, sql } from "drizzle-orm";
import type { Outcome } from "#domain/match-status.ts";
import type { Executor } from "../../db/open.ts";
import { match, matchChange } from "../../db/schema/matching.ts";
import type { Act } from "./act.ts";
import type { MatchRow } from "./lock-match.ts";

/** Writes an act that leads locked applications to one status, and its line in the history of each. */
export async function writeChanges(
  db: Executor,
  rows: MatchRow[],
  act: Act,
  { to, reason }: Outcome,
  now: Date,
): Promise<MatchRow[]> {
  const isCancelled = to === "cancelled";
  const ids = rows.map(({ id }) => id);
  const saved = await db
    .update(match)
    .set({
      agreedTerms: null,
      ...act.values,
      status: to,
      cancellationReason: reason,
      cancelledBy: isCancelled ? act.role : null,
      cancelledFrom: isCancelled ? sql`${match.status}` : null,
      // An act that waited for the lock may have begun earlier; the history still moves forward in time.
      since: sql`greatest(${now.toISOString()}::timestamptz, ${match.since} + interval '1 millisecond')`,
      version: sql`${match.version} + 1`,
    })
    .where(inArray(match.id, ids))
    .returning();
  const from = new Map(rows.map(({ id, status }) => [id, status]));
  const { event, role, actorId, note } = act;
  const line = { to, event, role, actorId, note, reason };
  await db
    .insert(matchChange)
    .values(saved.map(({ id, since }) => ({ ...line, matchId: id, from: from.get(id), at: since })));
  return saved;
}
