import { type Side, sideOfPath, sides } from "#contract/sides.ts";
import type { PortalContext } from "../context.ts";
import { safePath } from "../safe-redirect.ts";

/** Where people continue after signing in at a side: the page they asked for there, else its home. */
export async function pathAfterSignIn(context: PortalContext, side: Side): Promise<string> {
  const { home } = sides[side];
  const { returnPath } = context.cookies;
  const asked = safePath(await returnPath.parse(context.request.headers.get("Cookie")), home);
  // A path of another side would make them sign in there, too.
  return (sideOfPath(asked) ?? context.hostSide ?? side) === side ? asked : home;
}
