import { useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { limits } from "#contract/limits.ts";
import type { RootData } from "../root-data.ts";
import type { TrackingEvent } from "./events.ts";

type Loading = Promise<typeof import("./browser.ts")>;
let loading: Loading | undefined;

/** §9: the consent script loads 2000 ms after the page, as its own chunk, which pages without trackers never load. */
function load(): Loading {
  loading ??= new Promise((resolve) => setTimeout(resolve, limits.consentScriptMilliseconds)).then(
    () => import("./browser.ts"),
  );
  return loading;
}

/** Reports each page to the trackers that the visitor consented to. Does nothing without script. */
export function Tracking({
  of: { loaded },
  events,
}: {
  of: NonNullable<RootData["tracking"]>;
  events: TrackingEvent[];
}) {
  const { key } = useLocation();
  const matches = useMatches();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the matches are those of the location
  useEffect(() => {
    if (loaded.length > 0 || loading) load().then(({ follow }) => follow({ key, matches, loaded, events }));
  }, [key, loaded, events]);
  return null;
}
