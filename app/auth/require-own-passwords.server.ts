import type { PortalContext } from "../context.ts";
import { signInFailure } from "./sign-in-failure.server.ts";

/** Passwords of the embedded provider; at another one, a page says where they are changed. */
export function requireOwnPasswords({ settings }: PortalContext) {
  if (!settings.hasOwnPasswords) throw signInFailure("passwordElsewhere");
}
