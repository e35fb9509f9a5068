import { and, asc, eq, gte, isNotNull, or } from "drizzle-orm";
import type { Campaign } from "#contract/entities/campaign.ts";
import { todayInGermany } from "#domain/today.ts";
import type { Actor } from "../../callers.ts";
import { campaign, campaignParticipation } from "../../db/schema/announcements.ts";
import type { Work } from "../../work.ts";

/** The campaigns that run, and those that an applicant takes part in, the one that ends first at the top (spec §7). */
export async function fetchCampaigns({ db, now }: Work, { id: accountId }: Actor): Promise<Campaign[]> {
  const { registeredAt, participatedAt } = campaignParticipation;
  const rows = await db
    .select({
      id: campaign.id,
      name: campaign.name,
      text: campaign.text,
      endsOn: campaign.endsOn,
      registeredAt,
      participatedAt,
    })
    .from(campaign)
    .leftJoin(
      campaignParticipation,
      and(eq(campaignParticipation.campaignId, campaign.id), eq(campaignParticipation.accountId, accountId)),
    )
    .where(or(gte(campaign.endsOn, todayInGermany(now)), isNotNull(registeredAt)))
    .orderBy(asc(campaign.endsOn), asc(campaign.name));
  return rows.map((row) => ({
    ...row,
    registeredAt: row.registeredAt?.toISOString() ?? null,
    participatedAt: row.participatedAt?.toISOString() ?? null,
  }));
}
