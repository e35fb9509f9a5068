import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { PublicCaller } from "../../callers.ts";
import { identityAccount, identityCode } from "../../db/schema/identity.ts";
import type { CallWork } from "../../work.ts";
import { interactionOf } from "./interaction-of.ts";
import { mailCode, makeCode } from "./mail-code.ts";

/** Mails a new code; the one before no longer counts. 404 when no code was awaited, 429 for too many. */
export async function sendCode(work: CallWork, caller: PublicCaller, what: { uid: string; language: string }) {
  const { db } = work;
  const interaction = await interactionOf(work, caller, what);
  const [awaited] = await db
    .select({ identity: identityAccount, passwordHash: identityCode.passwordHash })
    .from(identityCode)
    .innerJoin(identityAccount, eq(identityAccount.id, identityCode.identityId))
    .where(eq(identityCode.interaction, interaction.uid));
  if (!awaited) throw Refusal.notFound();
  const request = { interaction, ...awaited, code: await makeCode(), language: what.language };
  await db.transaction((tx) => mailCode({ ...work, db: tx }, request));
}
