import { and, desc, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Campaign } from "#contract/entities/campaign.ts";
import { defaultLanguage } from "#contract/languages.ts";
import type { Actor } from "../../callers.ts";
import { campaignParticipation } from "../../db/schema/announcements.ts";
import { officeText, textVersion } from "../../db/schema/texts.ts";
import { isWithinDays, type Reading } from "../texts/read-shown.ts";

const { id, kind, endsOn } = officeText;
const { textId, title, body, number } = textVersion;
const { campaignId, accountId, registeredAt, participatedAt } = campaignParticipation;

/**
 * The campaigns that run, and those that an applicant takes part in, the one that ends first at the top (spec §7). One
 * query.
 */
export async function fetchCampaigns({ db, now, language }: Reading, caller: Actor): Promise<Campaign[]> {
  const rows = await db
    .selectDistinctOn([id], {
      ...{ id, name: title, text: body, language: textVersion.language },
      ...{ endsOn, registeredAt, participatedAt },
    })
    .from(officeText)
    .innerJoin(textVersion, and(eq(textId, id), inArray(textVersion.language, [language, defaultLanguage])))
    .leftJoin(campaignParticipation, and(eq(campaignId, id), eq(accountId, caller.id)))
    .where(and(eq(kind, "campaign"), or(isWithinDays(now), isNotNull(campaignId))))
    .orderBy(id, desc(eq(textVersion.language, language)), desc(number));
  return rows
    .map((row) => ({
      ...row,
      // A campaign without a last day is refused.
      endsOn: row.endsOn!,
      registeredAt: row.registeredAt?.toISOString() ?? null,
      participatedAt: row.participatedAt?.toISOString() ?? null,
    }))
    .sort((a, b) => a.endsOn.localeCompare(b.endsOn) || a.name.localeCompare(b.name, language));
}
