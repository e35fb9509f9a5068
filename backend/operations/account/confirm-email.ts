import { and, eq, gt } from "drizzle-orm";
import type { Account } from "#contract/entities/account.ts";
import { Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { accountFrom } from "../../db/accounts.ts";
import { account, emailVerification } from "../../db/schema/account.ts";
import { unitsOf } from "../../db/units.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { Work } from "../../work.ts";
import { lockKnownAccount } from "./lock-known-account.ts";

/**
 * Confirms an account's e-mail address by the token of its mail, once. Any other token is refused with `tokenInvalid`.
 */
export async function confirmEmail(
  { db, now }: Work,
  { id: accountId }: Actor,
  { token }: { token: string },
): Promise<Account> {
  // Its address, which the token confirms, stays as it is meanwhile.
  const row = await lockKnownAccount(db, accountId);
  const [used] = await db
    .delete(emailVerification)
    .where(
      and(
        eq(emailVerification.tokenHash, hashOf(token)),
        eq(emailVerification.accountId, accountId),
        gt(emailVerification.expiresAt, now),
      ),
    )
    .returning();
  if (!used) throw Refusal.invalid({ token: ["tokenInvalid"] });
  await db.update(account).set({ emailVerified: true }).where(eq(account.id, accountId));
  return accountFrom({ ...row, emailVerified: true }, await unitsOf(db, accountId));
}
