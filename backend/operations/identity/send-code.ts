import { eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { isWrittenLanguage } from "#contract/languages.ts";
import type { PublicCaller } from "../../callers.ts";
import { identityAccount, identityCode } from "../../db/schema/identity.ts";
import type { CallWork } from "../../work.ts";
import { identityProviderOf, interactionOf } from "./interaction-of.ts";
import { mailCode, makeCode } from "./mail-code.ts";

/** Mails a new code; the one before no longer counts. 404 when no code was awaited, 429 for too many. */
export async function sendCode(work: CallWork, caller: PublicCaller, what: { uid: string; language: string }) {
  const { db, backend, publicUrl, now } = work;
  const interaction = await interactionOf(work, caller, what);
  const { uid } = interaction;
  const side = identityProviderOf(backend).sideOf(interaction);
  const [awaited] = await db
    .select({ identity: identityAccount })
    .from(identityCode)
    .innerJoin(identityAccount, eq(identityAccount.id, identityCode.identityId))
    .where(eq(identityCode.interaction, uid));
  if (!awaited) throw Refusal.notFound();
  const language = isWrittenLanguage(what.language) ? what.language : work.language;
  const request = {
    interaction: uid,
    side,
    identity: awaited.identity,
    code: await makeCode(),
    language,
    publicUrl,
    now,
    officeEmails: backend.settings.officeEmails,
  };
  await db.transaction((tx) => mailCode(tx, request));
}
