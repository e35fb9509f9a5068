import { and, eq, inArray, type SQL } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { Backend } from "../../backend.ts";
import { deleteUnheld } from "../../db/delete-unheld.ts";
import type { Db } from "../../db/open.ts";
import { account } from "../../db/schema/account.ts";
import { auditEntry } from "../../db/schema/calls.ts";
import { identityAccount, registration } from "../../db/schema/identity.ts";
import { mail } from "../../db/schema/mail.ts";
import { portalDraft } from "../../db/schema/portal.ts";
import { retentionRun } from "../../db/schema/retention.ts";
import { doForEach } from "../do-for-each.ts";
import { lockLeaving } from "../matching/withdraw-matches.ts";
import { eraseAccount } from "../personal-data/erase-account.ts";
import { daysInForce, isDue } from "./due.ts";

type Due = ReturnType<typeof isDue>;

/**
 * Removes what is kept no longer, applicants each with their files, and notes how much.
 *
 * @throws AggregateError with why some applicants could not be removed, once all else is
 */
export async function removeOutdated(
  { database: { db }, settings }: Pick<Backend, "database" | "settings">,
  now: Date,
) {
  const due = isDue(db, await daysInForce(db), now);
  const lost = await eraseLost(db, due, settings, now);
  const removed = {
    lostApplicants: lost.count,
    drafts: (await db.delete(portalDraft).where(due.drafts)).rowCount ?? 0,
    unconfirmed: await deleteUnheld(db, identityAccount, due.unconfirmed),
    mails: await removeLines(db, mail, due.mails),
    audit: await removeLines(db, auditEntry, due.audit),
  };
  // Those of addresses that are somebody's: they took nothing from anybody.
  await db.delete(registration).where(due.registrations);
  if (Object.values(removed).some((count) => count > 0)) await db.insert(retentionRun).values({ at: now, removed });
  if (lost.failures.length > 0) throw new AggregateError(lost.failures, "applicants are kept too long");
}

/** One transaction each: a run that is broken off has deleted some, and none by half. */
async function eraseLost(
  db: Db,
  { lostApplicants }: Due,
  { publicUrl, sessionSecret }: Backend["settings"],
  now: Date,
) {
  const people = await db.select({ id: account.id }).from(account).where(lostApplicants);
  let count = 0;
  const failures = await doForEach(people, ({ id }) =>
    db.transaction(async (tx) => {
      const leaving = await lockLeaving(tx, id);
      // Somebody may have come back meanwhile.
      if (!leaving || (await tx.$count(account, and(eq(account.id, id), lostApplicants))) === 0) return;
      await eraseAccount({ db: tx, publicUrl, sessionSecret, now }, leaving);
      count++;
    }),
  );
  return { count, failures };
}

/** In batches, so that no statement takes long. */
async function removeLines(db: Db, table: typeof mail | typeof auditEntry, due: SQL | undefined) {
  let count = 0;
  for (;;) {
    const some = db.select({ id: table.id }).from(table).where(due).limit(deskLimits.linesRemovedAtOnce);
    const { rowCount } = await db.delete(table).where(inArray(table.id, some));
    count += rowCount ?? 0;
    if (!rowCount) return count;
  }
}
