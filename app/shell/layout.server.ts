import { json, type LoaderFunctionArgs } from "@remix-run/node";
import type { Side } from "#contract/sides.ts";

/** The loader of a side's layout: who is signed in there, for the head of the page. Each page guards itself. */
export const layoutLoader =
  (side: Side) =>
  async ({ context }: LoaderFunctionArgs) => {
    const session = await context.session();
    const isSignedIn = session?.side === side;
    return json({ isSignedIn, idleMinutes: isSignedIn ? session.idleMinutes : undefined });
  };
