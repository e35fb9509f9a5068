import { eq, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { identity } from "#contract/identity.ts";
import { isWrittenLanguage } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import type { Executor } from "../db/open.ts";
import { identityAccount } from "../db/schema.ts";
import { hashOf } from "../http/authentication.ts";
import type { Call } from "../http/call.ts";
import { isRightPassword } from "../identity/passwords.ts";
import { identityProviderOf, interactionOf } from "./interaction-of.ts";
import { mailCode, makeCode } from "./mail-code.ts";
import { recordAttempt, refuseTooMany } from "./refuse-too-many.ts";

/** People behind one address (a school, a household) share its failures. */
const peoplePerAddress = 5;

/**
 * Signs in with e-mail and password and says where the browser goes on; with an address that was never confirmed that
 * is the page of the code, and one is mailed. Refuses with 422 `credentials` whatever of the two was wrong, and with
 * 429 after too many failures for one e-mail or from one address.
 */
export async function signIn(call: Call<typeof identity.signIn>): Promise<{ returnTo: string } | Refusal> {
  const { db, backend, body, address, now } = call;
  const interaction = await interactionOf(call);
  const email = body.email.toLowerCase();
  await refuseManyFailures(db, email, address, now);

  const [found] = await db
    .select()
    .from(identityAccount)
    .where(eq(sql`lower(${identityAccount.email})`, email));
  if (!(await isRightPassword(body.password, found?.passwordHash)) || !found) {
    await recordAttempt(db, "signInFailure", hashOf(email));
    await recordAttempt(db, "signInFailure", address);
    return Refusal.invalid({ password: ["credentials"] });
  }
  if (found.emailVerified)
    return db.transaction(async (tx) => ({
      returnTo: await identityProviderOf(backend).finishInteraction(tx, interaction, found.id),
    }));
  const language = isWrittenLanguage(body.language) ? body.language : call.language;
  const { publicUrl } = backend.settings;
  const request = { interaction: interaction.uid, identity: found, code: await makeCode(), language, publicUrl, now };
  await db.transaction((tx) => mailCode(tx, request));
  return { returnTo: `/sign-in/${interaction.uid}/code` };
}

async function refuseManyFailures(db: Executor, email: string, address: string, now: Date) {
  const limit = limits.signInFailuresPerQuarterHour;
  await refuseTooMany(db, "signInFailure", hashOf(email), { limit, minutes: 15 }, now);
  await refuseTooMany(db, "signInFailure", address, { limit: limit * peoplePerAddress, minutes: 15 }, now);
}
