import type { PortalContext } from "../context.ts";
import type { PortalCookies } from "../cookies.server.ts";
import { sharedPaths } from "../paths.ts";
import type { TrackingEvent } from "./events.ts";
import type { LoadedTracker, TrackingService } from "./services.ts";

/** What a page needs to know of tracking; nothing where nothing is configured. */
export interface PageTracking {
  /** The services that the banner asks about; none once the visitor has answered. */
  asked: TrackingService[];
  /** Those that load, once. */
  loaded: LoadedTracker[];
}

export function pageTrackingOf(request: Request, context: PortalContext): PageTracking | undefined {
  const { trackers } = context.settings;
  if (trackers.length === 0) return undefined;
  const { pathname } = new URL(request.url);
  const { accepted, isAnswered } = context.consent;
  const mayLoad = context.hasScripts && !isPrivate(pathname);
  return {
    asked: isAnswered || pathname === sharedPaths.cookies ? [] : trackers.map(({ service }) => service),
    loaded: trackers
      .filter(({ service }) => mayLoad && accepted.includes(service))
      .map(({ service, script, id }) => ({ service, script, id })),
  };
}

/** Passwords are typed here, or the address holds a secret: no foreign script comes near. */
const isPrivate = (path: string) =>
  /^\/(auth|sign-in|password-reset|newsletter-unsubscription)(\/|$)/.test(path) || path.endsWith("/confirm-email");

/** What actions before this page had to tell; read once, as a notice is. */
export async function readEvents(request: Request, { events }: PortalCookies): Promise<TrackingEvent[]> {
  const found: unknown = await events.parse(request.headers.get("Cookie"));
  return Array.isArray(found) ? found.filter(isEvent) : [];
}

const isEvent = (value: Partial<TrackingEvent> | null): value is TrackingEvent =>
  typeof value?.name === "string" && typeof value.properties === "object";
