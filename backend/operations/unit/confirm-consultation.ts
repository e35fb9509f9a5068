import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Advising } from "../../callers.ts";
import { lockAccount } from "../../db/accounts.ts";
import { looksAfter } from "../../db/looks-after.ts";
import { unit } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";
import { advanceStage } from "../stage/advance-stage.ts";

/**
 * The advisor confirms the first consultation, or takes its day back for the applicant. 404 for another advisor's
 * applicant, 409 when nothing awaits a confirmation. Confirming moves the application to *examined*.
 */
export async function confirmConsultation(
  { db, now }: Work,
  advising: Advising,
  { accountId, attended }: { accountId: string; attended: boolean },
) {
  await lockAccount(db, accountId);
  const units = await db
    .select()
    .from(unit)
    .where(and(eq(unit.accountId, accountId), looksAfter(advising)));
  if (units.length === 0) throw Refusal.notFound();
  const awaiting = units.find(
    (unit) => unit.participateAdvisorInterviewOn !== null && unit.advisorInterviewConfirmed === null,
  );
  if (!awaiting) throw new Refusal(409, "Hier wartet nichts mehr auf eine Bestätigung.");
  const answer = attended
    ? { advisorInterviewConfirmed: true }
    : { participateAdvisorInterviewOn: null, advisorInterviewStatedAt: null, advisorInterviewConfirmed: false };
  await db.update(unit).set(answer).where(eq(unit.id, awaiting.id));
  if (attended) await advanceStage(db, accountId, now, "advisor");
}
