import { publicCalls } from "#contract/calls/public.ts";
import type { PortalContext, Session } from "../context.ts";

/**
 * Ends the session of this browser, also one that has expired, and revokes its token; returns the cookie that says so.
 */
export async function leave(context: PortalContext): Promise<{ session: Session | undefined; cookie: string }> {
  const session = await context.session.readLast();
  const cookie = await context.session.end();
  // The portal has forgotten the token, so an unavailable backend keeps nobody signed in.
  if (session)
    await context.api(publicCalls.revokeToken, { body: { api_token: session.apiToken } }).catch(() => undefined);
  return { session, cookie };
}
