import type { LoaderFunctionArgs } from "@remix-run/node";
import { json } from "#app/json.server.ts";
import type { Side } from "#contract/sides.ts";
import type { PortalContext } from "../context.ts";

/**
 * The loader of a side's layout: the person signed in there and the data of the page's head. Each page guards itself,
 * so a head whose data cannot be had is `null` here, and the page says why.
 */
export const layoutLoader =
  <Head>(side: Side, headFor: (context: PortalContext) => Promise<Head>) =>
  async ({ context }: LoaderFunctionArgs) => {
    const session = await context.session.read();
    const isSignedIn = session?.side === side;
    const head = isSignedIn ? await headFor(context).catch(() => null) : null;
    return json({ isSignedIn, idleMinutes: isSignedIn ? session.idleMinutes : undefined, head });
  };
