import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Stage } from "#contract/enumerations/people.ts";
import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import { openStatuses } from "#domain/match-status.ts";
import { matchedUnit } from "#domain/stage.ts";
import type { Executor } from "../../db/open.ts";
import type { OpeningRow, PublishedOpening } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import { unitsOf } from "../../db/units.ts";
import { lockKnownAccount } from "../account/lock-known-account.ts";

export type MatchRow = typeof match.$inferSelect;

/** An applicant and an opening as an act finds them. */
export interface Scene {
  opening: PublishedOpening;
  accountId: string;
  /** Of the unit that companies meet; undefined without a unit. */
  stage: Stage | undefined;
  /** undefined without an application. */
  match: MatchRow | undefined;
}

// Locks are taken in one order, so that nobody deadlocks: an opening, an account, then matches by their id.

/** Locks an opening; undefined when there is none. */
export async function lockOpening(db: Executor, id: string): Promise<OpeningRow | undefined> {
  const [row] = await db.select().from(jobOpening).where(eq(jobOpening.id, id)).for("no key update");
  return row as OpeningRow | undefined;
}

/** Locks an applicant and returns the stage of the unit that companies meet. 404 for an unknown applicant. */
export async function lockApplicant(db: Executor, accountId: string): Promise<Stage | undefined> {
  const row = await lockKnownAccount(db, accountId);
  const units = await unitsOf(db, accountId);
  return matchedUnit({ ...row, units })?.stage;
}

/** Locks matches in the order of their ids. */
export const lockMatches = (db: Executor, which: SQL | undefined): Promise<MatchRow[]> =>
  db.select().from(match).where(which).orderBy(asc(match.id)).for("no key update");

/** 409 (`matchMoved`) for an act that the status of an application allows no more; it names status and version. */
export const matchMoved = ({ status, version }: { status: string; version: number }) =>
  Refusal.conflict({ status: [message("matchMoved", { status, version })] });

/** Statuses that somebody may still be waiting in. */
export const isStillOpen = inArray(match.status, openStatuses);

/**
 * Locks what an act on one application touches. 404 for an unknown opening or applicant, 409
 * (`jobOpeningNotOpen`) for a draft.
 */
export async function lockScene(db: Executor, jobOpeningId: string, accountId: string): Promise<Scene> {
  const opening = await lockOpening(db, jobOpeningId);
  if (!opening) throw Refusal.notFound();
  if (opening.status === "draft") throw Refusal.conflict({ status: ["jobOpeningNotOpen"] });
  const stage = await lockApplicant(db, accountId);
  const [own] = await lockMatches(db, and(eq(match.jobOpeningId, jobOpeningId), eq(match.accountId, accountId)));
  return { opening, accountId, stage, match: own };
}
