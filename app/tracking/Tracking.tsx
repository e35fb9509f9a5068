import { useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";
import { limits } from "#contract/limits.ts";
import type { RootData } from "../root-data.ts";
import { pageView, type TrackingEvent } from "./events.ts";
import { pageName } from "./page-name.ts";

type Loading = Promise<typeof import("./browser.ts")>;
let loading: Loading | undefined;

/** §9: the consent script comes 2000 ms after the page; by itself, so that pages without trackers send none of it. */
function load(): Loading {
  loading ??= new Promise((resolve) => setTimeout(resolve, limits.consentScriptMilliseconds)).then(
    () => import("./browser.ts"),
  );
  return loading;
}

/** Loads what the visitor consents to, and tells it what happens. Without script nothing of it ever runs. */
export function Tracking({ of, events }: { of: NonNullable<RootData["tracking"]>; events: TrackingEvent[] }) {
  const { key } = useLocation();
  const matches = useMatches();
  const page = pageName(matches);
  const isMeasured = of.loaded.some(({ service }) => service === "analytics");

  useEffect(() => {
    if (of.loaded.length > 0 || loading) load().then(({ follow }) => follow(of.loaded));
  }, [of]);

  useEffect(() => {
    if (isMeasured && events.length > 0) load().then(({ tell }) => tell(events));
  }, [events, isMeasured]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of a page is a view, also of the same one
  useEffect(() => {
    if (!isMeasured || page === undefined) return;
    const view = () => load().then(({ tell }) => tell([pageView(page)]));
    if (page !== null) return void view();
    // §9: a page without a name is often only passed through.
    const timer = setTimeout(view, limits.namelessPageViewMilliseconds);
    return () => clearTimeout(timer);
  }, [key, page, isMeasured]);

  return null;
}
