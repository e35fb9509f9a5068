import { eq } from "drizzle-orm";
import { signInReasons } from "#contract/enumerations/sign-in.ts";
import type { PublicCaller } from "../../callers.ts";
import { identityAccount, identityCode } from "../../db/schema/identity.ts";
import type { CallWork } from "../../work.ts";
import { interactionOf } from "./interaction-of.ts";

/**
 * What a sign-in page shows: for whom it is, the address known so far, whether a code is awaited, and why they sign in.
 */
export async function fetchInteraction(work: CallWork, caller: PublicCaller, what: { uid: string }) {
  const { params, uid } = await interactionOf(work, caller, what);
  const [awaited] = await work.db
    .select({ email: identityAccount.email })
    .from(identityCode)
    .innerJoin(identityAccount, eq(identityAccount.id, identityCode.identityId))
    .where(eq(identityCode.interaction, uid));
  const hint = typeof params.login_hint === "string" ? params.login_hint : null;
  return {
    clientId: String(params.client_id),
    email: awaited?.email ?? hint,
    awaitsCode: awaited !== undefined,
    reasons: reasonsIn(params),
  };
}

/** Anybody may begin a sign-in with any words: only those of the contract count. */
function reasonsIn({ reasons }: Record<string, unknown>) {
  const given = String(reasons ?? "").split(" ");
  return signInReasons.filter((reason) => given.includes(reason));
}
