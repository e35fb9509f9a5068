import { setTimeout as pause } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { SignInCount } from "#contract/enumerations/desk.ts";
import { Refusal } from "#contract/errors.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { PublicCaller } from "../../callers.ts";
import { isAddress } from "../../db/is-address.ts";
import type { Executor } from "../../db/open.ts";
import { identityAccount, registration } from "../../db/schema/identity.ts";
import { isRightPassword } from "../../identity/passwords.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { CallWork } from "../../work.ts";
import { failAttempts, forgetAttempts, type OpenAttempt, openAttempt } from "../attempts.ts";
import { identityProviderOf, interactionOf } from "./interaction-of.ts";
import { mailCode, makeCode } from "./mail-code.ts";
import { countedOn, signInAllowances } from "./sign-in-blocks.ts";

/** People behind one address (a school, a household) share its failures. */
const peoplePerAddress = 5;
const kind = "signInFailure" satisfies SignInCount;
const waitMilliseconds = 100;
const mostWaits = 300;

/**
 * Signs in with e-mail and password and returns where the browser goes on. For an address that is not confirmed, and
 * with the password that the address was last registered with, this is the page of the code, which is mailed
 * (ADR 0156). 422 `credentials` whichever of the two was wrong, 429 after too many failures for one e-mail or from one
 * network address; a known device counts its own (ADR 0050).
 */
export async function signIn(
  work: CallWork,
  caller: PublicCaller,
  what: { uid: string; email: string; password: string; language: string },
): Promise<{ returnTo: string } | Refusal> {
  const { db, backend, now } = work;
  const { address, cookie } = caller;
  const interaction = await interactionOf(work, caller, what);
  const email = what.email.toLowerCase();
  const [found] = await db
    .select({ identity: identityAccount, registered: registration.passwordHash })
    .from(identityAccount)
    .leftJoin(registration, eq(registration.identityId, identityAccount.id))
    .where(isAddress(identityAccount.email, email));
  const identity = found?.identity;
  const device = identity && (await identityProviderOf(backend).knownDevice(cookie, identity));
  const open = await openAttempts(db, device ? countedOn(device, identity) : hashOf(email), address, now);

  const isOwn = await isRightPassword(what.password, identity?.passwordHash);
  // Asked for unknown addresses, too: they take as long.
  const isRegistered = !isOwn && (await isRightPassword(what.password, found?.registered));
  if (!identity || !(isOwn || isRegistered)) {
    await failAttempts(db, kind, open);
    return Refusal.invalid({ password: ["credentials"] });
  }
  await forgetAttempts(db, open);
  const code = isOwn && identity.emailVerified ? undefined : await makeCode();
  return db.transaction(async (tx) => {
    if (!(await lockAsChecked(tx, identity))) return Refusal.invalid({ password: ["credentials"] });
    const provider = identityProviderOf(backend);
    if (!code) return { returnTo: await provider.finishInteraction(tx, interaction, identity) };
    const passwordHash = isOwn ? null : found.registered;
    await mailCode({ ...work, db: tx }, { interaction, identity, code, passwordHash, language: what.language });
    return { returnTo: linkTo("", pages.public.code, { side: provider.sideOf(interaction), uid: interaction.uid }) };
  });
}

/** Locks an identity whose password was checked, unless a reset or another address has come between: then false. */
async function lockAsChecked(db: Executor, checked: typeof identityAccount.$inferSelect): Promise<boolean> {
  const { id, email, passwordHash, emailVerified } = identityAccount;
  const isAsChecked = and(
    eq(id, checked.id),
    eq(email, checked.email),
    sql`${passwordHash} is not distinct from ${checked.passwordHash}`,
    eq(emailVerified, checked.emailVerified),
  );
  const locked = await db.select({ id }).from(identityAccount).where(isAsChecked).for("no key update");
  return locked.length > 0;
}

/** Counted before the password is checked. Simultaneous attempts for the same e-mail wait for each other. */
async function openAttempts(db: Executor, whose: string, address: string, now: Date): Promise<OpenAttempt[]> {
  const { limit, minutes } = signInAllowances[kind];
  const opened: OpenAttempt[] = [];
  try {
    for (const [who, most] of [
      [address, limit * peoplePerAddress],
      [whose, limit],
    ] as const) {
      const open = () => openAttempt(db, kind, who, { limit: most, minutes }, now);
      let id = await open();
      for (let waits = 0; !id && waits < mostWaits; waits++) {
        await pause(waitMilliseconds);
        id = await open();
      }
      if (!id) throw new Refusal(429, "Zu viele Versuche auf einmal. Bitte versuche es später erneut.");
      opened.push(id);
    }
    return opened;
  } catch (error) {
    await forgetAttempts(db, opened);
    throw error;
  }
}
