import { desc, eq } from "drizzle-orm";
import { activeApplication, activeUnit } from "#domain/active-application.ts";
import { isReadyToMatch } from "#domain/matching.ts";
import { isSetBack, matchedUnit, stageAfter } from "#domain/stage.ts";
import { type Applicant, accountFrom, lockAccount } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { match } from "../../db/schema/matching.ts";
import { stageChange } from "../../db/schema/stage.ts";
import type { unit } from "../../db/schema/unit.ts";
import { unitsOf, unitWith } from "../../db/units.ts";
import { sortedDocuments } from "../documents/fetch-documents.ts";
import { changeStage } from "./change-stage.ts";

/**
 * Moves the account's active unit, and the one that companies meet, to the stage that its answers and applications to
 * openings have reached (design §6) and records the change. What an advisor set back by hand stays, unless it is the
 * unit whose consultation an advisor has `confirmed`. The account is locked, so that of two changes that complete it
 * together the later one sees both.
 */
export async function advanceStage(db: Executor, accountId: string, now: Date, confirmed?: string) {
  const row = await lockAccount(db, accountId);
  const units = await unitsOf(db, accountId);
  if (!row) return;
  const of = { ...row, units };
  for (const id of new Set([activeUnit(of)?.id, matchedUnit(of)?.id, confirmed]))
    if (id) await advanceUnit(db, of, id, now, id === confirmed ? "advisor" : "applicant");
}

async function advanceUnit(
  db: Executor,
  { units, ...row }: Applicant & { units: (typeof unit.$inferSelect)[] },
  id: string,
  now: Date,
  by: "advisor" | "applicant",
) {
  const accountId = row.id;
  const whole = await unitWith(db, id);
  const application = whole && activeApplication(row, whole);
  if (!whole || !application) return;

  const documents = await sortedDocuments(db, accountId);
  const matches = await db.select({ status: match.status }).from(match).where(eq(match.accountId, accountId));
  const answers = { account: accountFrom(row, units), unit: whole, application, documents, now };
  const statuses = matches.map(({ status }) => status);
  const to = stageAfter(whole.stage, answers, statuses);
  if (to === whole.stage || (by !== "advisor" && (await wasSetBack(db, id)))) return;
  await changeStage(db, whole, to, isReadyToMatch(whole.stage) ? "matching" : "answers", now);
}

/** Whether the unit's present stage is one that an advisor set it back to. */
async function wasSetBack(db: Executor, unitId: string) {
  const ofUnit = eq(stageChange.unitId, unitId);
  const [last] = await db.select().from(stageChange).where(ofUnit).orderBy(desc(stageChange.at)).limit(1);
  return last !== undefined && isSetBack(last);
}
