import { eq } from "drizzle-orm";
import { isWithdrawable } from "#domain/match-status.ts";
import type { Advising } from "../../callers.ts";
import { match } from "../../db/schema/matching.ts";
import type { Work } from "../../work.ts";
import { refuseForeignApplicant } from "../stage/refuse-foreign-applicant.ts";
import { lockScene, matchMoved } from "./lock-match.ts";

/**
 * Takes back an advisor's recommendation, as if it had not been made; nothing happens where there is none. 404 for
 * another advisor's applicant, 409 (`matchMoved`) once a side has acted on it, or when no advisor made it.
 */
export async function withdrawRecommendation(
  { db }: Pick<Work, "db">,
  advisor: Advising,
  { accountId, jobOpeningId }: { accountId: string; jobOpeningId: string },
) {
  await refuseForeignApplicant(db, advisor, accountId);
  const { match: row } = await lockScene(db, jobOpeningId, accountId);
  if (!row) return;
  if (!isWithdrawable(row)) throw matchMoved(row);
  await db.delete(match).where(eq(match.id, row.id));
}
