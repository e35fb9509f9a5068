import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { identity } from "#contract/identity.ts";
import type { Executor } from "../db/open.ts";
import { account, advisor, apiToken, identityAccount, identityCode, passwordReset } from "../db/schema.ts";
import { hashOf } from "../http/authentication.ts";
import type { Call } from "../http/call.ts";
import { hashPassword, refuseWeakPassword } from "../identity/passwords.ts";
import { endProviderSessions } from "../identity/sessions.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { identityProviderOf } from "./interaction-of.ts";

/**
 * Sets a new password by the token of a mail, once, which confirms the address too, and signs out everywhere. Refuses
 * an unknown, used or expired token with 422 `resetLinkExpired`, a weak password as registering does.
 */
export async function resetPassword({ db, backend, body, language, now }: Call<typeof identity.resetPassword>) {
  identityProviderOf(backend);
  const [used] = await db
    .delete(passwordReset)
    .where(and(eq(passwordReset.tokenHash, hashOf(body.token)), gt(passwordReset.expiresAt, now)))
    .returning();
  if (!used) throw Refusal.invalid({ token: ["resetLinkExpired"] });
  const thisIdentity = eq(identityAccount.id, used.identityId);
  const [found] = await db.select().from(identityAccount).where(thisIdentity).for("update");
  if (!found) throw Refusal.invalid({ token: ["resetLinkExpired"] });
  refuseWeakPassword(found.email, body.password);

  const passwordHash = await hashPassword(body.password);
  await db.update(identityAccount).set({ passwordHash, emailVerified: true }).where(thisIdentity);
  await db.delete(passwordReset).where(eq(passwordReset.identityId, found.id));
  await db.delete(identityCode).where(eq(identityCode.identityId, found.id));
  await endProviderSessions(db, found.id);
  await revokeTokens(db, backend.settings.issuer, found, now);
  await enqueue(db, "sendMail", { kind: "passwordChanged", to: found.email, language, values: {} });
}

async function revokeTokens(
  db: Executor,
  issuer: string,
  { id, email }: typeof identityAccount.$inferSelect,
  now: Date,
) {
  const accounts = db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.issuer, issuer), eq(account.subject, id)));
  const advisors = db.select({ id: advisor.id }).from(advisor).where(eq(advisor.email, email));
  for (const owned of [inArray(apiToken.accountId, accounts), inArray(apiToken.advisorId, advisors)])
    await db
      .update(apiToken)
      .set({ revokedAt: now })
      .where(and(owned, isNull(apiToken.revokedAt)));
}
