import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { type Spot, spotIn } from "./place.ts";
import type { InInbox } from "./use-inbox-crumb.tsx";

/** Where the page's subject lies in the inbox that its reader came from; null for who came another way. */
export async function placeInInbox(context: PortalContext, url: string): Promise<InInbox> {
  const { at, ...part }: Spot = spotIn(url);
  if (!at) return null;
  try {
    const place = await context.api(advisor.fetchInboxPlace, { query: { ...part, key: at } });
    return { spot: { ...part, at }, place };
  } catch (error) {
    // Half of a key is no place; the applicant is shown all the same.
    if (error instanceof RefusedResponse && [400, 422].includes(error.status)) return null;
    throw error;
  }
}
