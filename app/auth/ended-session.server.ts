import type { Side } from "#contract/sides.ts";
import type { EndOfSession, PortalContext } from "../context.ts";
import { pathAfterSignIn } from "./path-after-sign-in.server.ts";

interface EndedSession {
  why: EndOfSession;
  /** Whether a post of its person waits where they go on. */
  isPostKept: boolean;
}

/** The session that has ended in this browser without its person signing out, if one has. */
export async function endedSession(context: PortalContext, side: Side): Promise<EndedSession | null> {
  const last = await context.session.readLast();
  if (!last?.ended || last.side !== side) return null;
  const [path] = (await pathAfterSignIn(context, side)).split("?");
  return { why: last.ended, isPostKept: last.draftPaths.some((address) => address.split("?")[0] === path) };
}
