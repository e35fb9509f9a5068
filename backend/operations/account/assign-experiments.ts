import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import type { Actor } from "../../callers.ts";
import { experimentAssignment } from "../../db/schema/account.ts";
import type { Work } from "../../work.ts";

interface Assignment {
  campaignId: string;
  variationId: string;
  visitorId: string;
}

/**
 * Keeps which variation of each campaign an applicant was shown last (spec §7 `POST /experiment-assignments`), of the
 * latest `limits.experimentsOfOne` campaigns.
 */
export async function assignExperiments({ db, now }: Work, { id: accountId }: Actor, assignments: Assignment[]) {
  // The same campaign twice in one list: the last one counts, as one statement cannot change a row twice.
  const latest = [...new Map(assignments.map((one) => [one.campaignId, one])).values()];
  if (latest.length === 0) return;
  await db
    .insert(experimentAssignment)
    .values(latest.map((one) => ({ ...one, accountId, at: now })))
    .onConflictDoUpdate({
      target: [experimentAssignment.accountId, experimentAssignment.campaignId],
      set: { variationId: sql`excluded.variation_id`, visitorId: sql`excluded.visitor_id`, at: now },
    });
  const { campaignId, at } = experimentAssignment;
  const isTheirs = eq(experimentAssignment.accountId, accountId);
  const older = db
    .select({ campaignId })
    .from(experimentAssignment)
    .where(isTheirs)
    .orderBy(desc(at), campaignId)
    .offset(limits.experimentsOfOne);
  await db.delete(experimentAssignment).where(and(isTheirs, inArray(campaignId, older)));
}
