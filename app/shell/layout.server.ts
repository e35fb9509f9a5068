import { json, type LoaderFunctionArgs } from "@remix-run/node";
import type { Side } from "#contract/sides.ts";
import type { PortalContext } from "../context.ts";

/**
 * The loader of a side's layout: who is signed in there, and what the head of the page tells them. Each page guards
 * itself, so a head that cannot be told of is `null` here, and the page says why.
 */
export const layoutLoader =
  <Head>(side: Side, headFor: (context: PortalContext) => Promise<Head>) =>
  async ({ context }: LoaderFunctionArgs) => {
    const session = await context.session.read();
    const isSignedIn = session?.side === side;
    const head = isSignedIn ? await headFor(context).catch(() => null) : null;
    return json({ isSignedIn, idleMinutes: isSignedIn ? session.idleMinutes : undefined, head });
  };
