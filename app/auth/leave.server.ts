import { publicCalls } from "#contract/calls/public.ts";
import type { PortalContext, Session } from "../context.ts";
import { clearStorage, forgetPerson } from "../cookies.server.ts";

/**
 * Ends the session of this browser, also one that has ended, and revokes its token; returns the headers by which the
 * browser forgets the person.
 */
export async function leave(context: PortalContext): Promise<{ session: Session | undefined; headers: Headers }> {
  const session = await context.session.readLast();
  const headers = new Headers([clearStorage]);
  for (const line of [await context.session.end(), ...(await forgetPerson(context.cookies))])
    headers.append("Set-Cookie", line);
  // The portal has forgotten the token, so an unavailable backend keeps nobody signed in.
  if (session)
    await context.api(publicCalls.revokeToken, { body: { api_token: session.apiToken } }).catch(() => undefined);
  return { session, headers };
}
