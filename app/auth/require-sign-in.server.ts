import { redirect } from "@remix-run/node";
import type { Side } from "#contract/sides.ts";
import { asksForPage } from "../asks-for-page.ts";
import type { PortalContext, Session } from "../context.ts";
import { leaveAssignment } from "../leave-assignment.server.ts";
import { sharedPaths } from "../paths.ts";
import { returnPathOf } from "../safe-redirect.ts";

/** A person signed in on this side. Others sign in first: their path and post wait for them (design §4). */
export async function requireSignIn(context: PortalContext, side: Side): Promise<Session> {
  leaveAssignment(context.request);
  const session = await context.session.read();
  if (session?.side === side) return session;
  if (!asksForPage(context.request)) throw new Response(null, { status: 401 });
  await context.drafts.keep();
  throw redirect(sharedPaths.signIn(side, returnPathOf(context.request)));
}
