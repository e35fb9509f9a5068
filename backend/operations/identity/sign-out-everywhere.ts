import { eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { embeddedProvider, findPerson } from "../../db/people.ts";
import { revokePortalSessions } from "../../db/portal-sessions.ts";
import { account } from "../../db/schema/account.ts";
import { identityAccount, identityCode, passwordReset } from "../../db/schema/identity.ts";
import { calendarFeed } from "../../db/schema/matching.ts";
import { endProviderSessions } from "../../identity/sessions.ts";
import type { CallWork } from "../../work.ts";
import { revokeTokens } from "./revoke-tokens.ts";

/**
 * Ends whatever somebody may have by a sign-in of the embedded provider, on every side: sessions there and in the
 * portal, tokens, sign-ins that are under way, mailed links and codes, and the calendar's address, which needs no
 * sign-in once it was made.
 */
export async function signOutEverywhere({ db, backend, now }: CallWork, identityId: string) {
  const { id, signOuts } = identityAccount;
  // First: it locks the identity, and ends what the provider is about to keep or has given out.
  await db
    .update(identityAccount)
    .set({ signOuts: sql`${signOuts} + 1` })
    .where(eq(id, identityId));
  for (const table of [passwordReset, identityCode]) await db.delete(table).where(eq(table.identityId, identityId));
  await revokePortalSessions(db, backend.settings.sessionSecret, identityId);
  const personId = await findPerson(db, { issuer: embeddedProvider, subject: identityId });
  if (personId) await endAccess(db, personId, now);
  // Last, as signing out and deleting lock them after the tokens, too.
  await endProviderSessions(db, identityId);
}

/** What the portal has given out to a person. */
async function endAccess(db: Executor, personId: string, now: Date) {
  await revokeTokens(db, personId, now);
  const theirs = db.select({ id: account.id }).from(account).where(eq(account.personId, personId));
  await db.delete(calendarFeed).where(inArray(calendarFeed.accountId, theirs));
}
