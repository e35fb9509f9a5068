import { eq } from "drizzle-orm";
import type { Campaign } from "#contract/entities/campaign.ts";
import type { Actor } from "../../callers.ts";
import { campaignParticipation } from "../../db/schema/announcements.ts";
import { inLanguage, isShown, type Reading } from "../texts/read-shown.ts";
import { readTexts } from "../texts/read-texts.ts";

/** The campaigns that run, and those that an applicant takes part in, the one that ends first at the top (spec §7). */
export async function fetchCampaigns({ db, now, language }: Reading, { id: accountId }: Actor): Promise<Campaign[]> {
  const texts = await readTexts(db, "campaign");
  const taken = await db.select().from(campaignParticipation).where(eq(campaignParticipation.accountId, accountId));
  const registered = new Map(taken.map((row) => [row.campaignId, row]));
  return texts
    .filter((text) => isShown(text, now) || registered.has(text.id))
    .flatMap((text) => inLanguage(text, language))
    .map(({ text: { id, endsOn }, version }) => ({
      id,
      name: version.title,
      text: version.body,
      language: version.language,
      // A campaign without a last day is refused.
      endsOn: endsOn!,
      registeredAt: registered.get(id)?.registeredAt.toISOString() ?? null,
      participatedAt: registered.get(id)?.participatedAt?.toISOString() ?? null,
    }))
    .sort((a, b) => (`${a.endsOn} ${a.name}` < `${b.endsOn} ${b.name}` ? -1 : 1));
}
