import { redirect } from "@remix-run/node";
import type { PortalContext, Session, Side } from "../context.ts";
import { openCookies } from "../cookies.server.ts";
import { sharedPaths } from "../paths.ts";

/** Somebody who is signed in at this side. Others sign in first: their path and post wait for them (design §4). */
export async function requireSignIn(request: Request, context: PortalContext, side: Side): Promise<Session> {
  const { searchParams, pathname } = new URL(request.url);
  // §2: a query parameter `assigned_to` makes the route reload with an empty query.
  if (request.method === "GET" && searchParams.has("assigned_to")) throw redirect(pathname);
  const session = await context.session();
  if (session?.side === side) return session;
  await context.keepDraft();
  const { returnPath } = openCookies(context.settings.isSecure);
  const headers = { "Set-Cookie": await returnPath.serialize(pathToRestore(request)) };
  throw redirect(sharedPaths.signIn(side), { headers });
}

/** Where to go on after signing in, without what Remix itself adds. */
function pathToRestore(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ["_data", "index"]) searchParams.delete(name);
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
