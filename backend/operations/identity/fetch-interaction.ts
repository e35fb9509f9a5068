import { eq } from "drizzle-orm";
import type { PublicCaller } from "../../callers.ts";
import { identityAccount, identityCode } from "../../db/schema/identity.ts";
import type { CallWork } from "../../work.ts";
import { interactionOf } from "./interaction-of.ts";

/** What a sign-in page shows: for whom it is, the address known so far, and whether a code is awaited. */
export async function fetchInteraction(work: CallWork, caller: PublicCaller, what: { uid: string }) {
  const { params, uid } = await interactionOf(work, caller, what);
  const [awaited] = await work.db
    .select({ email: identityAccount.email })
    .from(identityCode)
    .innerJoin(identityAccount, eq(identityAccount.id, identityCode.identityId))
    .where(eq(identityCode.interaction, uid));
  const hint = typeof params.login_hint === "string" ? params.login_hint : null;
  return { clientId: String(params.client_id), email: awaited?.email ?? hint, awaitsCode: awaited !== undefined };
}
