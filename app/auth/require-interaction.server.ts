import { redirect } from "@remix-run/node";
import { identity } from "#contract/calls/identity.ts";
import { type Side, sideNames, sides } from "#contract/sides.ts";
import { RefusedResponse } from "../api/refused-response.server.ts";
import type { PortalContext } from "../context.ts";
import { addressOf, pathOf } from "../safe-redirect.ts";
import { signInFailure } from "./sign-in-failure.server.ts";

export interface Interaction {
  uid: string;
  /** The portal that is signed in to. */
  side: Side;
  /** The address known so far. */
  email: string | null;
  awaitsCode: boolean;
}

/** A browser that is on its way to sign in here; any other is shown how to start again. */
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
    // Lynx sends the provider's cookie to exactly its path: not when `?lng=` follows.
    if (request.method === "GET" && addressOf(request) !== pathOf(request)) throw redirect(pathOf(request));
    throw signInFailure("expired");
  }
}
