import { limits } from "#contract/limits.ts";
import type { PublicCaller } from "../../callers.ts";
import { isAddress } from "../../db/is-address.ts";
import type { Executor } from "../../db/open.ts";
import { identityAccount, registration } from "../../db/schema/identity.ts";
import { hashPassword, refuseWeakPassword } from "../../identity/passwords.ts";
import type { CallWork } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";
import { interactionOf } from "./interaction-of.ts";
import { mailCode, makeCode } from "./mail-code.ts";

/**
 * Registers an e-mail address and mails the code that confirms it. The answer is the same for an address that has an
 * account already, and at the advisors' desk for one that nobody named as an advisor's. 422 for a weak password
 * (`passwordCommon`, `passwordIsEmail`), 429 after `limits.registrationsPerHour` from one network address.
 */
export async function register(
  work: CallWork,
  caller: PublicCaller,
  what: { uid: string; email: string; password: string; language: string },
) {
  const { db, now } = work;
  const interaction = await interactionOf(work, caller, what);
  const email = what.email.toLowerCase();
  await refuseWeakPassword(email, what.password);
  await countAttempt(db, "registration", caller.address, hourly(limits.registrationsPerHour), now);

  const [passwordHash, code] = await Promise.all([hashPassword(what.password), makeCode()]);
  await db.transaction(async (tx) => {
    const identity = await lockRegistered(tx, email);
    const registered = { passwordHash, createdAt: now };
    await tx
      .insert(registration)
      .values({ identityId: identity.id, ...registered })
      .onConflictDoUpdate({ target: registration.identityId, set: registered });
    await mailCode({ ...work, db: tx }, { interaction, identity, code, passwordHash, language: what.language });
  });
}

/** The identity with this address, known or new, locked. */
async function lockRegistered(db: Executor, email: string) {
  await db.insert(identityAccount).values({ email }).onConflictDoNothing();
  const withAddress = isAddress(identityAccount.email, email);
  const [found] = await db.select().from(identityAccount).where(withAddress).for("no key update");
  if (!found) throw new Error("an identity vanished while it was registered");
  return found;
}
