import { Refusal } from "#contract/errors.ts";
import type { PublicCaller } from "../../callers.ts";
import type { CallWork } from "../../work.ts";
import { interactionOf } from "./interaction-of.ts";
import { lockAwaited, mailCode, makeCode } from "./mail-code.ts";

/** Mails a new code; the one before no longer counts. 404 when no code was awaited, 429 for too many. */
export async function sendCode(work: CallWork, caller: PublicCaller, what: { uid: string; language: string }) {
  const interaction = await interactionOf(work, caller, what);
  const code = await makeCode();
  await work.db.transaction(async (tx) => {
    const awaited = await lockAwaited(tx, interaction);
    if (!awaited) throw Refusal.notFound();
    const { identity, code: before } = awaited;
    const request = { interaction, identity, code, passwordHash: before.passwordHash, language: what.language };
    await mailCode({ ...work, db: tx }, request);
  });
}
