import { eq, sql } from "drizzle-orm";
import type { publicCalls } from "#contract/public.ts";
import type { Executor } from "../db/open.ts";
import { account, advisor, apiToken, identityAccount } from "../db/schema.ts";
import { hashOf } from "../http/authentication.ts";
import type { Call } from "../http/call.ts";
import { endProviderSessions } from "../identity/sessions.ts";

/** Signs out: the token counts no more, and the embedded provider's sessions of its owner end. An unknown one is none. */
export async function revokeApiToken({ db, backend, body, now }: Call<typeof publicCalls.revokeToken>) {
  const [revoked] = await db
    .update(apiToken)
    .set({ revokedAt: sql`coalesce(${apiToken.revokedAt}, ${now.toISOString()})` })
    .where(eq(apiToken.hash, hashOf(body.api_token)))
    .returning();
  if (!revoked || !backend.identity) return;
  const identityId = await identityOf(db, revoked);
  if (identityId) await endProviderSessions(db, identityId);
}

async function identityOf(db: Executor, { accountId, advisorId }: typeof apiToken.$inferSelect) {
  if (accountId) {
    const [owner] = await db.select({ id: account.subject }).from(account).where(eq(account.id, accountId));
    return owner?.id;
  }
  if (!advisorId) return undefined;
  const [owner] = await db
    .select({ id: identityAccount.id })
    .from(identityAccount)
    .innerJoin(advisor, eq(sql`lower(${advisor.email})`, sql`lower(${identityAccount.email})`))
    .where(eq(advisor.id, advisorId));
  return owner?.id;
}
