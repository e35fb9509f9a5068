import { Refusal } from "#contract/errors.ts";
import type { Backend } from "../../backend.ts";
import type { Call } from "../../http/call.ts";

/** The embedded identity provider; there are no pages to serve where another one is used. */
export function identityProviderOf({ identity }: Backend) {
  if (!identity) throw Refusal.notFound();
  return identity;
}

/** The interaction that a call is about. Refuses with 404 when it has expired or belongs to another browser. */
export const interactionOf = ({ backend, db, params, cookie }: InteractionCall) =>
  identityProviderOf(backend).findInteraction(db, params.uid, cookie);

type InteractionCall = Pick<Call, "backend" | "db" | "cookie"> & { params: { uid: string } };
