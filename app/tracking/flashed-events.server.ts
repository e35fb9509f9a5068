import type { PortalCookies } from "../cookies.server.ts";
import type { TrackingEvent } from "./events.ts";
import { isPrivate } from "./private-pages.ts";
import type { TrackingService } from "./services.ts";

/** With consent there is time to sign in; without, a message to the next page is no older than a notice. */
const secondsWithConsent = 60 * 60;

/** Hands events on to the next page, as `redirectWithNotice` does with words for the reader. */
export const writeEvents = (
  { events }: PortalCookies,
  list: TrackingEvent[],
  accepted: readonly TrackingService[],
): Promise<string> => events.serialize(list, accepted.includes("analytics") ? { maxAge: secondsWithConsent } : {});

/** What there is to tell; read once, as a notice is. A private page leaves it for the one after it. */
export async function readEvents(request: Request, { events }: PortalCookies): Promise<TrackingEvent[]> {
  if (isPrivate(new URL(request.url).pathname)) return [];
  const found: unknown = await events.parse(request.headers.get("Cookie"));
  return Array.isArray(found) ? found.filter(isEvent) : [];
}

const isEvent = (value: Partial<TrackingEvent> | null): value is TrackingEvent =>
  typeof value?.name === "string" && typeof value.properties === "object";
