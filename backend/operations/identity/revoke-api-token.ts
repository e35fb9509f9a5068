import { eq, sql } from "drizzle-orm";
import type { PublicCaller } from "../../callers.ts";
import { embeddedProvider, subjectsOf } from "../../db/people.ts";
import { account } from "../../db/schema/account.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { apiToken } from "../../db/schema/people.ts";
import { advisor } from "../../db/schema/unit.ts";
import { hashOf } from "../../identity/secrets.ts";
import { endProviderSessions } from "../../identity/sessions.ts";
import type { CallWork } from "../../work.ts";

/**
 * Signs out: revokes the token and ends its owner's sessions at the embedded provider. An unknown token changes
 * nothing.
 */
export async function revokeApiToken(
  { db, backend, now }: CallWork,
  caller: PublicCaller,
  what: { api_token: string },
) {
  const [revoked] = await db
    .update(apiToken)
    .set({ revokedAt: sql`coalesce(${apiToken.revokedAt}, ${now.toISOString()})` })
    .where(eq(apiToken.hash, hashOf(what.api_token)))
    .returning();
  if (!revoked) return;
  const people = peopleOf[revoked.role];
  const [owner] = await db.select({ id: people.id }).from(people).where(eq(people.personId, revoked.personId));
  caller.id = owner?.id;
  if (!backend.identity) return;
  for (const identityId of await subjectsOf(db, revoked.personId, embeddedProvider))
    await endProviderSessions(db, identityId);
}

const peopleOf = { applicant: account, company: companyUser, study_advisor: advisor };
