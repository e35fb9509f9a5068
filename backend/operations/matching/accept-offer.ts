import { and, eq, or } from "drizzle-orm";
import type { WholeJobOpening } from "#contract/entities/job-opening.ts";
import { Refusal } from "#contract/errors.ts";
import { termsOf } from "#domain/job-opening-steps.ts";
import { isOpen } from "#domain/match-status.ts";
import type { Actor } from "../../callers.ts";
import { hasContract } from "../../db/contracts.ts";
import { openingFrom } from "../../db/openings.ts";
import { jobOpening } from "../../db/schema/job-openings.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { fetchJobOpening } from "../openings-for-applicants/fetch-job-opening.ts";
import { refuseInvisible } from "../openings-for-applicants/refuse-invisible.ts";
import { endEach } from "./end-each.ts";
import { isStillOpen, lockApplicant, lockMatches, lockOpening, type MatchRow } from "./lock-match.ts";
import { moveMatch } from "./move-match.ts";
import { withdrawEach } from "./withdraw-matches.ts";

/**
 * Accepts an offer (design §6): one transaction that ends the applicant's other applications, fills the position, and
 * with the last one staffs the opening and ends everyone else's. 409 when no position is left (`noPositionLeft`) or
 * another offer was accepted or a contract requested already (`offerAcceptedAlready`).
 */
export async function acceptOffer(
  work: Work,
  { id: accountId }: Actor,
  { jobOpeningId, version }: { jobOpeningId: string; version?: number },
): Promise<WholeJobOpening> {
  const { db } = work;
  await refuseInvisible(db, accountId, jobOpeningId);
  const opening = await lockOpening(db, jobOpeningId);
  if (!opening || opening.status === "draft") throw Refusal.notFound();
  const stage = await lockApplicant(db, accountId);
  const touched = or(eq(match.accountId, accountId), and(eq(match.jobOpeningId, jobOpeningId), isStillOpen));
  const rows = await lockMatches(db, touched);
  const own = rows.find((row) => row.accountId === accountId && row.jobOpeningId === jobOpeningId);
  const accepted = rows.find((row) => row.accountId === accountId && row.status === "offer_accepted");
  const isPlaced = accepted ? accepted !== own : await hasContract(db, accountId);
  if (isPlaced) throw Refusal.conflict({ status: ["offerAcceptedAlready"] });

  const scene = { opening, accountId, stage, match: own };
  const values = { agreedTerms: termsOf(openingFrom(opening)) };
  await moveMatch(work, scene, { event: "accept-offer", role: "applicant", actorId: accountId, version, values });
  const openPositions = opening.openPositions - 1;
  const status = openPositions === 0 ? "staffed" : opening.status;
  await db.update(jobOpening).set({ openPositions, status }).where(eq(jobOpening.id, opening.id));

  const others = rows.filter((row) => row !== own && isOpen(row.status));
  const isOwn = (row: MatchRow) => row.accountId === accountId;
  await withdrawEach(work, others.filter(isOwn), { role: "applicant", actorId: accountId });
  if (status === "staffed")
    await endEach(
      work,
      opening,
      others.filter((row) => !isOwn(row)),
      "staff",
    );
  return fetchJobOpening(work, { id: accountId }, { jobOpeningId });
}
