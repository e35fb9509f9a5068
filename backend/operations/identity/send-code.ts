import { eq } from "drizzle-orm";
import type { identity } from "#contract/calls/identity.ts";
import { Refusal } from "#contract/errors.ts";
import { isWrittenLanguage } from "#contract/languages.ts";
import { identityAccount, identityCode } from "../../db/schema/identity.ts";
import type { Call } from "../../http/call.ts";
import { identityProviderOf, interactionOf } from "./interaction-of.ts";
import { mailCode, makeCode } from "./mail-code.ts";

/** Mails a new code; the one before no longer counts. Refuses with 404 when none was awaited, with 429 too many. */
export async function sendCode(call: Call<typeof identity.sendCode>) {
  const { db, backend, body, now } = call;
  const interaction = await interactionOf(call);
  const { uid } = interaction;
  const side = identityProviderOf(backend).sideOf(interaction);
  const [awaited] = await db
    .select({ identity: identityAccount })
    .from(identityCode)
    .innerJoin(identityAccount, eq(identityAccount.id, identityCode.identityId))
    .where(eq(identityCode.interaction, uid));
  if (!awaited) throw Refusal.notFound();
  const language = isWrittenLanguage(body.language) ? body.language : call.language;
  const { publicUrl } = backend.settings;
  const request = {
    interaction: uid,
    side,
    identity: awaited.identity,
    code: await makeCode(),
    language,
    publicUrl,
    now,
  };
  await db.transaction((tx) => mailCode(tx, request));
}
