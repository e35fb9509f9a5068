import { Refusal } from "#contract/errors.ts";
import type { Backend } from "../../backend.ts";
import type { PublicCaller } from "../../callers.ts";
import type { CallWork } from "../../work.ts";

/** The embedded identity provider. With another provider there are no pages to serve. */
export function identityProviderOf({ identity }: Backend) {
  if (!identity) throw Refusal.notFound();
  return identity;
}

/** The interaction that a call is about. 404 when it has expired or belongs to another browser. */
export const interactionOf = ({ backend, db }: CallWork, { cookie }: PublicCaller, { uid }: { uid: string }) =>
  identityProviderOf(backend).findInteraction(db, uid, cookie);
