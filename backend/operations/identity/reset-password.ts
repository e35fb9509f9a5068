import { and, eq, gt } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { PublicCaller } from "../../callers.ts";
import { sideOfIdentity } from "../../db/people.ts";
import { identityAccount, passwordReset, registration } from "../../db/schema/identity.ts";
import { hashPassword, refuseWeakPassword } from "../../identity/passwords.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { CallWork } from "../../work.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { identityProviderOf } from "./interaction-of.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";

/**
 * Sets a new password by the token of a mail, once; this also confirms the address and signs out everywhere. 422
 * `resetLinkExpired` for an unknown, used or expired token, and for a weak password as when registering.
 */
export async function resetPassword(
  work: CallWork,
  _caller: PublicCaller,
  { token, password }: { token: string; password: string },
) {
  const { db, backend, language, now } = work;
  identityProviderOf(backend);
  const valid = and(eq(passwordReset.tokenHash, hashOf(token)), gt(passwordReset.expiresAt, now));
  const [found] = await db
    .select({ id: identityAccount.id, email: identityAccount.email })
    .from(passwordReset)
    .innerJoin(identityAccount, eq(identityAccount.id, passwordReset.identityId))
    .where(valid);
  if (!found) throw Refusal.invalid({ token: ["resetLinkExpired"] });
  await refuseWeakPassword(found.email, password);

  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // Before its links, in the order of those who end its sessions.
    await tx.select().from(identityAccount).where(eq(identityAccount.id, found.id)).for("no key update");
    const [used] = await tx.delete(passwordReset).where(valid).returning();
    if (!used) throw Refusal.invalid({ token: ["resetLinkExpired"] });
    await tx.update(identityAccount).set({ passwordHash, emailVerified: true }).where(eq(identityAccount.id, found.id));
    await tx.delete(registration).where(eq(registration.identityId, found.id));
    await signOutEverywhere({ ...work, db: tx }, found.id);
    const reader = await sideOfIdentity(tx, found);
    await queueMail(tx, { kind: "passwordChanged", to: found.email, language, reader, values: {} });
  });
}
