import { and, eq, gte } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { todayInGermany } from "#domain/today.ts";
import type { Actor } from "../../callers.ts";
import { campaign, campaignParticipation } from "../../db/schema/announcements.ts";
import type { Work } from "../../work.ts";

/** An applicant wants to take part in a campaign (spec §7), once. 404 for one that is over or unknown. */
export async function registerForCampaign(
  { db, now }: Work,
  { id: accountId }: Actor,
  { campaignId: id }: { campaignId: string },
) {
  const [open] = await db
    .select({ campaignId: campaign.id })
    .from(campaign)
    .where(and(eq(campaign.id, id), gte(campaign.endsOn, todayInGermany(now))));
  if (!open) throw Refusal.notFound();
  await db
    .insert(campaignParticipation)
    .values({ ...open, accountId, registeredAt: now })
    .onConflictDoNothing();
}
