import { verify } from "@node-rs/argon2";
import { eq, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { PublicCaller } from "../../callers.ts";
import { identityAccount, identityCode, registration } from "../../db/schema/identity.ts";
import type { CallWork } from "../../work.ts";
import { identityProviderOf, interactionOf } from "./interaction-of.ts";
import { lockAwaited } from "./mail-code.ts";

/**
 * Confirms an e-mail address by its code, once, and signs in; the password is that of this registration where the
 * identity has none, and others of the address end. Refuses a wrong code with 422 `codeWrong`; after
 * `limits.codeTries` or `limits.codeMinutes` with `codeExpired`.
 */
export async function confirmCode(
  work: CallWork,
  caller: PublicCaller,
  what: { uid: string; code: string },
): Promise<{ returnTo: string } | Refusal> {
  const { db, backend, now } = work;
  const interaction = await interactionOf(work, caller, what);
  const awaited = await lockAwaited(db, interaction);
  if (!awaited || awaited.code.expiresAt <= now || awaited.code.tries >= limits.codeTries)
    throw Refusal.invalid({ code: ["codeExpired"] });
  const { identityId, codeHash, passwordHash, tries } = awaited.code;
  if (!(await verify(codeHash, what.code))) {
    await db
      .update(identityCode)
      .set({ tries: tries + 1 })
      .where(eq(identityCode.interaction, interaction.uid));
    return Refusal.invalid({ code: ["codeWrong"] });
  }
  await db.delete(identityCode).where(eq(identityCode.identityId, identityId));
  await db.delete(registration).where(eq(registration.identityId, identityId));
  await db
    .update(identityAccount)
    .set({ emailVerified: true, passwordHash: sql`coalesce(${identityAccount.passwordHash}, ${passwordHash})` })
    .where(eq(identityAccount.id, identityId));
  return { returnTo: await identityProviderOf(backend).finishInteraction(db, interaction, awaited.identity) };
}
