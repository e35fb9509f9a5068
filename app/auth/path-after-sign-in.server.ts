import { type Side, sideOfPath, sides } from "#contract/sides.ts";
import type { PortalContext } from "../context.ts";
import { openCookies } from "../cookies.server.ts";
import { safePath } from "../safe-redirect.ts";

/** Where somebody goes on who signs in at a side: to what they asked for there, else to where it begins. */
export async function pathAfterSignIn(context: PortalContext, side: Side): Promise<string> {
  const { home } = sides[side];
  const { returnPath } = openCookies(context.settings.isSecure);
  const asked = safePath(await returnPath.parse(context.request.headers.get("Cookie")), home);
  // The path of another side would send the browser on to sign in there.
  return (sideOfPath(asked) ?? context.hostSide ?? side) === side ? asked : home;
}
