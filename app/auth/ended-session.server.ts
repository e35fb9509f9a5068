import type { Side } from "#contract/sides.ts";
import type { PortalContext } from "../context.ts";
import { pathAfterSignIn } from "./path-after-sign-in.server.ts";

/** The session that expired in this browser, if one did: whether a post of its person waits where they go on. */
export async function endedSession(context: PortalContext, side: Side): Promise<{ isPostKept: boolean } | null> {
  const last = await context.session.readLast();
  if (!last?.isExpired || last.side !== side) return null;
  const [path] = (await pathAfterSignIn(context, side)).split("?");
  return { isPostKept: last.draftPaths.some((address) => address.split("?")[0] === path) };
}
