import type { PortalContext } from "../context.ts";
import { sharedPaths } from "../paths.ts";
import type { LoadedTracker, TrackingService } from "./services.ts";

/** What a page needs for tracking; undefined if nothing is configured. */
export interface PageTracking {
  /** The services that the banner asks about; empty once the visitor has answered. */
  asked: { service: TrackingService; isAccepted: boolean }[];
  /** The services to load, each once. */
  loaded: LoadedTracker[];
}

export function pageTrackingOf(context: PortalContext): PageTracking | undefined {
  const { trackers } = context.settings;
  if (trackers.length === 0) return undefined;
  const { pathname } = new URL(context.request.url);
  const { accepted, isAnswered } = context.tracking.consent;
  const mayLoad = context.page.hasScripts && !context.page.isPrivate;
  return {
    asked:
      isAnswered || pathname === sharedPaths.cookies
        ? []
        : trackers.map(({ service }) => ({ service, isAccepted: accepted.includes(service) })),
    loaded: trackers
      .filter(({ service }) => mayLoad && accepted.includes(service))
      .map(({ service, script, id }) => ({ service, script, id })),
  };
}
