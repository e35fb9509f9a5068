import { redirect } from "@remix-run/node";
import { identity } from "#contract/calls/identity.ts";
import type { SignInReason } from "#contract/enumerations/sign-in.ts";
import { type Side, sideNames, sides } from "#contract/sides.ts";
import { RefusedResponse } from "../api/refused-response.server.ts";
import type { PortalContext } from "../context.ts";
import { addressOf, pathOf } from "../safe-redirect.ts";
import { signInFailure } from "./sign-in-failure.server.ts";

export interface Interaction {
  uid: string;
  /** The portal that the person signs in to. */
  side: Side;
  /** The e-mail address, if it is known already. */
  email: string | null;
  awaitsCode: boolean;
  /** Why they do so, as the portal knows that sent them here. */
  reasons: SignInReason[];
}

/** A browser with a sign-in under way; any other gets a page that says how to start again. */
export async function requireInteraction(context: PortalContext, uid = ""): Promise<Interaction> {
  try {
    const { clientId, ...interaction } = await context.api(identity.fetchInteraction, { params: { uid } });
    const { clients } = context.settings.oidc;
    const side = sideNames.find((name) => clients[name].id === clientId) ?? "applicant";
    return { uid, side, ...interaction };
  } catch (error) {
    if (!(error instanceof RefusedResponse) || ![404, 422].includes(error.refusal.code)) throw error;
    const session = await context.session.read();
    if (session) throw redirect(sides[session.side].home);
    const { request } = context;
    // Lynx sends the provider's cookie only to its exact path, so not when `?lng=` follows.
    if (request.method === "GET" && addressOf(request) !== pathOf(request)) throw redirect(pathOf(request));
    throw signInFailure("expired");
  }
}
