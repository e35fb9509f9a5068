import { eq } from "drizzle-orm";
import type { MatchEvent } from "#contract/enumerations/matching.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { takesActs } from "#domain/job-opening-status.ts";
import {
  dayPassesAt,
  isActive,
  isOpen,
  type MatchState,
  noApplication,
  type Outcome,
  outcomeOf,
  statusAt,
} from "#domain/match-status.ts";
import { isReadyToMatch } from "#domain/matching.ts";
import type { Executor } from "../../db/open.ts";
import { match, matchChange } from "../../db/schema/matching.ts";
import { hasSettled } from "../../db/unsettled.ts";
import type { Work } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";
import { advanceStage } from "../stage/advance-stage.ts";
import type { Act } from "./act.ts";
import { type MatchRow, matchMoved, type Scene } from "./lock-match.ts";
import { tellOfChanges } from "./tell-of-changes.ts";
import { writeChanges } from "./write-changes.ts";

const acts = hourly(limits.matchActsPerHour);

/** Events that may also happen to a staffed or closed opening. */
const consequences: readonly MatchEvent[] = ["close", "staff", "withdraw", "record-attendance"];

/**
 * Carries out an act by the table of `domain/match-status.ts`, records it and notifies the other side. The scene is
 * locked. 409 when the act is not possible any more (`matchMoved` with the present status, `jobOpeningNotOpen`,
 * `noPositionLeft`, `offerAcceptedAlready`), 422 `notReadyToMatch`, 429 for one person's many acts on one application.
 */
export async function moveMatch({ db, publicUrl, now }: Work, scene: Scene, act: Act): Promise<MatchRow> {
  const before = scene.match && (await passDay(db, scene.match, now));
  const state = stateOf(before);
  if (act.version !== undefined && act.version !== (scene.match?.version ?? 0)) throw moved(state, before);
  if (!consequences.includes(act.event) && !takesActs(scene.opening, now)) throw notOpen(scene.opening);
  const outcome = outcomeOf(state, act.event, act.role);
  if (!outcome) throw moved(state, before);
  act.refuseUnfit?.(before);
  // Each act is mailed to the other side. A withdrawal follows from another one, and must not keep it from being done.
  if (act.actorId && act.event !== "withdraw")
    await countAttempt(db, "matchAct", `${act.actorId} ${scene.accountId} ${scene.opening.id}`, acts, now);
  // The day may have passed before the cancellation is taken back.
  const after = before && stateOf({ ...before, ...act.values, status: outcome.to });
  const to = (after && statusAt(after, now)) ?? outcome.to;
  if (isOpen(to) && !isActive(state.status)) await refuseUnready(db, scene);

  const { reason } = outcome;
  const [saved] = before
    ? await writeChanges(db, [before], act, { to, reason }, now)
    : [await writeFirst(db, scene, act, { to, reason }, now)];
  if (isActive(to) || to === "offer_accepted") await advanceStage(db, scene.accountId, now);
  await tellOfChanges(db, [{ opening: scene.opening, before, saved: saved!, act }], publicUrl);
  return saved!;
}

/** An application begins with somebody's act. */
async function writeFirst(db: Executor, { opening, accountId }: Scene, act: Act, { to, reason }: Outcome, now: Date) {
  const { values, event, role, actorId, note } = act;
  const cancellation = to === "cancelled" ? { cancellationReason: reason, cancelledBy: role } : {};
  const [saved] = await db
    .insert(match)
    .values({ ...values, ...cancellation, jobOpeningId: opening.id, accountId, status: to, source: role, since: now })
    .returning();
  await db.insert(matchChange).values({ matchId: saved!.id, to, event, role, actorId, note, reason, at: now });
  return saved!;
}

/** What the table decides on. */
export const stateOf = (row: MatchRow | undefined): MatchState =>
  row
    ? { ...row, interviewAt: row.interviewAt?.toISOString() ?? null, trialDayAt: row.trialDayAt?.toISOString() ?? null }
    : noApplication;

const moved = ({ status }: MatchState, row: MatchRow | undefined) =>
  matchMoved({ status: status ?? "new", version: row?.version ?? 0 });

/** 409 for an opening that takes no acts any more. */
export const notOpen = ({ openPositions }: Pick<Scene["opening"], "openPositions">) =>
  Refusal.conflict({ status: [openPositions === 0 ? "noPositionLeft" : "jobOpeningNotOpen"] });

/** Companies meet only applicants who may be matched. */
async function refuseUnready(db: Executor, { accountId, stage }: Scene) {
  if (await hasSettled(db, accountId)) throw Refusal.conflict({ status: ["offerAcceptedAlready"] });
  if (!stage || !isReadyToMatch(stage)) throw Refusal.invalid({ stage: ["notReadyToMatch"] });
}

/**
 * Records that the day of a locked match has passed; nothing happens without a day or before it is over. The version
 * stays: readers have seen this status already (`statusAt`).
 */
export async function passDay(db: Executor, row: MatchRow, now: Date): Promise<MatchRow> {
  const state = stateOf(row);
  const passedAt = dayPassesAt(state);
  const outcome = passedAt && passedAt <= now && outcomeOf(state, "pass-day", "system");
  if (!outcome) return row;
  const change = { from: row.status, to: outcome.to, event: "pass-day", role: "system", at: passedAt } as const;
  await db.insert(matchChange).values({ ...change, matchId: row.id });
  const [saved] = await db
    .update(match)
    .set({ status: outcome.to, since: passedAt })
    .where(eq(match.id, row.id))
    .returning();
  return saved!;
}
