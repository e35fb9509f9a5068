import { and, eq, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { campaignParticipation } from "../../db/schema/announcements.ts";
import type { Work } from "../../work.ts";
import { readText } from "../texts/read-texts.ts";

/**
 * An applicant says that they took part in a campaign (spec §7); the first time counts, also after its end. Refuses
 * with 404 an unknown campaign, with 409 somebody who never registered for it.
 */
export async function participateInCampaign(
  { db, now }: Work,
  { id: accountId }: Actor,
  { campaignId: id }: { campaignId: string },
) {
  if ((await readText(db, id)).kind !== "campaign") throw Refusal.notFound();
  const [taken] = await db
    .update(campaignParticipation)
    .set({ participatedAt: sql`coalesce(${campaignParticipation.participatedAt}, ${now.toISOString()})` })
    .where(and(eq(campaignParticipation.campaignId, id), eq(campaignParticipation.accountId, accountId)))
    .returning();
  if (!taken) throw new Refusal(409, "Für diese Aktion liegt keine Anmeldung vor.");
}
