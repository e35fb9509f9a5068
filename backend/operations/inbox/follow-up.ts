import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Advising } from "../../callers.ts";
import { looksAfter } from "../../db/looks-after.ts";
import { unit } from "../../db/schema/unit.ts";
import type { Work } from "../../work.ts";

/**
 * The advisor asked somebody who is stuck or has not answered an offer: for `deskLimits.stuckDays` the inbox names them
 * for neither. 404 for a foreign applicant.
 */
export async function followUp({ db, now }: Work, advising: Advising, { accountId }: { accountId: string }) {
  const asked = await db
    .update(unit)
    .set({ followedUpAt: now })
    .where(and(eq(unit.accountId, accountId), looksAfter(advising)))
    .returning({ id: unit.id });
  if (asked.length === 0) throw Refusal.notFound();
}
