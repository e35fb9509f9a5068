import { and, eq, inArray, or, sql } from "drizzle-orm";
import { hasStarted } from "#domain/job-opening-status.ts";
import { type Applicant, lockAccount } from "../../db/accounts.ts";
import { isContractOf } from "../../db/contracts.ts";
import type { Executor } from "../../db/open.ts";
import { type OpeningRow, publishedColumns } from "../../db/openings.ts";
import { contract } from "../../db/schema/contract.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import type { Act } from "./act.ts";
import { isStillOpen, lockMatches, lockOpening, type MatchRow, matchMoved } from "./lock-match.ts";
import { moveMatch } from "./move-match.ts";

type Withdrawal = Pick<Act, "role" | "actorId" | "note">;

/** Who withdraws, locked: the opening whose offer they accepted before, if there is one, then the account. */
export interface Leaving {
  opening: OpeningRow | undefined;
  person: Applicant;
}

/** Locks an applicant before all they have with companies is withdrawn; undefined for an unknown one. */
export async function lockLeaving(db: Executor, accountId: string): Promise<Leaving | undefined> {
  const [accepted] = await db
    .select({ id: match.jobOpeningId })
    .from(match)
    .where(and(eq(match.accountId, accountId), isAccepted));
  const opening = accepted && (await lockOpening(db, accepted.id));
  const person = await lockAccount(db, accountId);
  return person && { opening, person };
}

/**
 * Ends everything an applicant has with companies, including an accepted offer, whose position becomes free (design
 * §6), and the contract. 409 (`matchMoved`) when another offer was accepted while they were being locked.
 */
export async function withdrawMatches(work: Work, { opening, person }: Leaving, withdrawal: Withdrawal) {
  const { db } = work;
  const accountId = person.id;
  const rows = await lockMatches(db, and(eq(match.accountId, accountId), or(isStillOpen, isAccepted)));
  const accepted = rows.find(({ status }) => status === "offer_accepted");
  if (accepted && accepted.jobOpeningId !== opening?.id) throw matchMoved(accepted);
  await withdrawEach(work, rows, withdrawal);
  // One that outlived its offer would stand in the way of the next.
  await db.delete(contract).where(isContractOf(db, accountId));
  if (accepted && opening) await freePosition(work, opening);
}

/** Ends what an applicant has open with companies, but no accepted offer; each company gets a notice. */
export async function withdrawOpen(work: Work, accountId: string, withdrawal: Withdrawal) {
  const rows = await lockMatches(work.db, and(eq(match.accountId, accountId), isStillOpen));
  await withdrawEach(work, rows, withdrawal);
}

const isAccepted = eq(match.status, "offer_accepted");

/** Withdraws locked applications of one applicant; each company gets a notice. */
export async function withdrawEach(work: Work, rows: MatchRow[], withdrawal: Withdrawal) {
  if (rows.length === 0) return;
  const ids = rows.map(({ jobOpeningId }) => jobOpeningId);
  const openings = await work.db.select(publishedColumns).from(jobOpening).where(inArray(jobOpening.id, ids));
  for (const row of rows) {
    const opening = openings.find(({ id }) => id === row.jobOpeningId)!;
    const scene = { opening, accountId: row.accountId, stage: undefined, match: row };
    await moveMatch(work, scene, { event: "withdraw", ...withdrawal });
  }
}

/** A position that becomes free is offered again, unless the training has begun; a closed opening stays closed. */
async function freePosition({ db, now }: Work, { id, status, startDate }: OpeningRow) {
  const isOfferedAgain = status === "staffed" && startDate !== null && !hasStarted({ startDate }, now);
  await db
    .update(jobOpening)
    .set({ openPositions: sql`${jobOpening.openPositions} + 1`, status: isOfferedAgain ? "open" : status })
    .where(eq(jobOpening.id, id));
}
