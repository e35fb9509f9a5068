import { type Side, sideOfPath, sides } from "#contract/sides.ts";
import type { PortalContext } from "../context.ts";
import { safePath } from "../safe-redirect.ts";

/**
 * Where people continue after signing in at a side: the page that this tab wishes, or the one last asked for in their
 * browser, if it is there; else the side's home.
 */
export async function pathAfterSignIn(context: PortalContext, side: Side, wish: string | null): Promise<string> {
  const { home } = sides[side];
  const { returnPath } = context.cookies;
  const asked = safePath(wish ?? (await returnPath.parse(context.request.headers.get("Cookie"))), home);
  // A path of another side would make them sign in there, too.
  return (sideOfPath(asked) ?? context.hostSide ?? side) === side ? asked : home;
}
