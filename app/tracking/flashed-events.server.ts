import type { PortalContext } from "../context.ts";
import type { PortalCookies } from "../cookies.server.ts";
import type { TrackingEvent } from "./events.ts";
import type { TrackingService } from "./services.ts";

/** With consent the cookie lasts long enough to sign in; without, it only carries a message across a redirect. */
const secondsWithConsent = 60 * 60;

/** Passes events on to the next page, as `redirectWithNotice` does with a message. */
export const writeEvents = (
  { events }: PortalCookies,
  list: TrackingEvent[],
  accepted: readonly TrackingService[],
): Promise<string> => events.serialize(list, accepted.includes("analytics") ? { maxAge: secondsWithConsent } : {});

/** The waiting events, read once like a notice. A private page runs no tracker, so they wait for the next page. */
export async function readEvents({ request, tracking, page, cookies }: PortalContext) {
  if (tracking.consent.accepted.includes("analytics") && page.isPrivate) return [];
  return eventsIn(await cookies.events.parse(request.headers.get("Cookie")));
}

/** The events known to the page of the cookie question: its form carries them instead of a cookie. */
export function postedEvents(fields: URLSearchParams): TrackingEvent[] {
  try {
    return eventsIn(JSON.parse((fields.get("events") ?? "").slice(0, charactersAtMost)));
  } catch {
    return [];
  }
}
const charactersAtMost = 2000;

const eventsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isEvent) : []);
const isEvent = (value: Partial<TrackingEvent> | null): value is TrackingEvent =>
  typeof value?.name === "string" && typeof value.properties === "object";
