import { redirect } from "@remix-run/node";
import type { PortalContext, Session, Side } from "../context.ts";
import { openCookies } from "../cookies.server.ts";
import { sharedPaths } from "../paths.ts";

/** Somebody who is signed in at this side. Others sign in first: their path and post wait for them (design §4). */
export async function requireSignIn(request: Request, context: PortalContext, side: Side): Promise<Session> {
  const session = await context.session();
  const { searchParams, pathname } = new URL(request.url);
  // §2: a query parameter `assigned_to` makes the route reload with an empty query.
  if (session && request.method === "GET" && searchParams.has("assigned_to")) throw redirect(pathname);
  if (session?.side === side) return session;
  await context.keepDraft();
  const { returnPath } = openCookies(context.settings.isSecure);
  throw redirect(sharedPaths.signIn(side), {
    headers: { "Set-Cookie": await returnPath.serialize(pathToRestore(request)) },
  });
}

/** §2: a query parameter `assigned_to` makes the route reload with an empty query. */
function pathToRestore(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of ["_data", "index"]) searchParams.delete(name);
  return searchParams.has("assigned_to") || searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
