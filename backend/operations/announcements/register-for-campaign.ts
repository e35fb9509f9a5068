import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { campaignParticipation } from "../../db/schema/announcements.ts";
import type { Work } from "../../work.ts";
import { isShown } from "../texts/read-shown.ts";
import { readText } from "../texts/read-texts.ts";

/** An applicant wants to take part in a campaign (spec §7), once. 404 for one that does not run or is unknown. */
export async function registerForCampaign(
  { db, now }: Work,
  { id: accountId }: Actor,
  { campaignId }: { campaignId: string },
) {
  const text = await readText(db, campaignId);
  if (text.kind !== "campaign" || !isShown(text, now)) throw Refusal.notFound();
  await db.insert(campaignParticipation).values({ campaignId, accountId, registeredAt: now }).onConflictDoNothing();
}
