import { eq } from "drizzle-orm";
import type { Unit } from "#contract/entities/unit.ts";
import { Refusal } from "#contract/errors.ts";
import { infoSession } from "#domain/application-steps.ts";
import { todayInGermany } from "#domain/today.ts";
import type { Actor } from "../../callers.ts";
import { accountFrom } from "../../db/accounts.ts";
import { unit } from "../../db/schema/unit.ts";
import { unitsOf } from "../../db/units.ts";
import type { Work } from "../../work.ts";
import { lockKnownAccount } from "../account/lock-known-account.ts";
import { fetchUnit } from "./fetch-unit.ts";

/**
 * States the day of the first consultation, or takes it back with null (spec §4). 422 before the info session is
 * confirmed (`infoSessionFirst`) and for a future day (`notInFuture`); a confirmed day stays.
 */
export async function stateAdvisorInterview(
  work: Work,
  { id: accountId }: Actor,
  { participateAdvisorInterviewOn: day }: { participateAdvisorInterviewOn: string | null },
): Promise<Unit> {
  const { db, now } = work;
  const row = await lockKnownAccount(db, accountId);
  const units = await unitsOf(db, accountId);
  const active = await fetchUnit(work, { account: row, units });
  if (active.advisorInterviewConfirmed || day === active.participateAdvisorInterviewOn) return active;

  if (day !== null) {
    if (infoSession(accountFrom(row, units), now).state !== "confirmed") throw refused("infoSessionFirst");
    if (day > todayInGermany(now)) throw refused("notInFuture");
  }
  // A corrected day keeps its place in the advisor's queue.
  const statedAt = active.advisorInterviewStatedAt ? new Date(active.advisorInterviewStatedAt) : now;
  await db
    .update(unit)
    .set({
      participateAdvisorInterviewOn: day,
      advisorInterviewStatedAt: day === null ? null : statedAt,
      advisorInterviewConfirmed: null,
    })
    .where(eq(unit.id, active.id));
  return fetchUnit(work, { account: row, units });
}

const refused = (message: string) => Refusal.invalid({ participateAdvisorInterviewOn: [message] });
