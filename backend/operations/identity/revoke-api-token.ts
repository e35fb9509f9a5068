import { eq, sql } from "drizzle-orm";
import type { publicCalls } from "#contract/calls/public.ts";
import { embeddedProvider, subjectsOf } from "../../db/people.ts";
import { apiToken } from "../../db/schema/people.ts";
import type { Call } from "../../http/call.ts";
import { hashOf } from "../../identity/secrets.ts";
import { endProviderSessions } from "../../identity/sessions.ts";

/** Signs out: the token counts no more, and the embedded provider's sessions of its owner end. An unknown one is none. */
export async function revokeApiToken({ db, backend, body, now }: Call<typeof publicCalls.revokeToken>) {
  const [revoked] = await db
    .update(apiToken)
    .set({ revokedAt: sql`coalesce(${apiToken.revokedAt}, ${now.toISOString()})` })
    .where(eq(apiToken.hash, hashOf(body.api_token)))
    .returning();
  if (!revoked || !backend.identity) return;
  for (const identityId of await subjectsOf(db, revoked.personId, embeddedProvider))
    await endProviderSessions(db, identityId);
}
