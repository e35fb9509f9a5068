import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Advising } from "../../callers.ts";
import { lockAccount } from "../../db/accounts.ts";
import { looksAfter } from "../../db/looks-after.ts";
import { unit } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { advanceStage } from "../stage/advance-stage.ts";

interface Confirmation {
  accountId: string;
  unitId: string;
  /** The day that was read. */
  on: string;
  attended: boolean;
}

/**
 * The advisor confirms the first consultation of a unit, or takes its day back for the applicant. 404 for another
 * advisor's applicant, 409 when it awaits no confirmation, or another day was stated since. Confirming moves the unit
 * to *examined*.
 */
export async function confirmConsultation(
  { db, now }: Work,
  advising: Advising,
  { accountId, unitId, on, attended }: Confirmation,
) {
  await lockAccount(db, accountId);
  const isMeant = and(eq(unit.id, unitId), eq(unit.accountId, accountId), looksAfter(advising));
  const [found] = await db.select().from(unit).where(isMeant);
  if (!found) throw Refusal.notFound();
  if (found.participateAdvisorInterviewOn !== on || found.advisorInterviewConfirmed !== null)
    throw new Refusal(409, "Hier wartet nichts mehr auf eine Bestätigung.");
  const answer = attended
    ? { advisorInterviewConfirmed: true }
    : { participateAdvisorInterviewOn: null, advisorInterviewStatedAt: null, advisorInterviewConfirmed: false };
  await db.update(unit).set(answer).where(eq(unit.id, unitId));
  if (attended) await advanceStage(db, accountId, now, unitId);
}
