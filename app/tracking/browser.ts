import { limits } from "#contract/limits.ts";
import { sharedPaths } from "../paths.ts";
import { postAssignments } from "./assignments.ts";
import { pageView, type TrackingEvent } from "./events.ts";
import { type Match, pageName } from "./page-name.ts";
import type { LoadedTracker, TrackingService } from "./services.ts";
import type { TrackedAccount } from "./tracked-account.ts";

/** What the services' scripts offer a page (ADR 0020). */
interface Services {
  amplitude?: {
    init: (id: string, options: { serverZone: "EU"; autocapture: false }) => unknown;
    track: (name: string, properties: TrackingEvent["properties"]) => unknown;
  };
  $productFruits?: unknown[][];
}
const services = window as Services;

/** A page as the reader sees it. */
interface Visit {
  /** The key of its entry in the browser's history: each visit has its own. */
  key: string;
  matches: readonly Match[];
  loaded: LoadedTracker[];
  events: TrackingEvent[];
}
let last: Partial<Visit> = {};
const started = new Map<TrackingService, Promise<void>>();
let passedThrough: ReturnType<typeof setTimeout> | undefined;

/** Loads each service once and reports the page to analytics. Only a reload ends a withdrawn service. */
export function follow(visit: Visit) {
  const { key, matches, loaded, events } = visit;
  const isLoaded = (name: TrackingService) => loaded.some(({ service }) => service === name);
  if ([...started.keys()].some((service) => !isLoaded(service))) return window.location.reload();
  for (const tracker of loaded)
    if (!started.has(tracker.service)) started.set(tracker.service, start(tracker).catch(report));
  if (events !== last.events) tell(events);
  if (key !== last.key) view(pageName(matches));
  last = visit;
}

/** §9: visitors often only pass through a page without a name; it counts when they stay for a second. */
function view(page: string | null | undefined) {
  clearTimeout(passedThrough);
  if (page === undefined) return;
  if (page !== null) return void tell([pageView(page)]);
  passedThrough = setTimeout(() => tell([pageView(page)]), limits.namelessPageViewMilliseconds);
}

/** Analytics gets the events once it has loaded. */
async function tell(events: TrackingEvent[]) {
  await started.get("analytics");
  for (const { name, properties } of events) services.amplitude?.track(name, properties);
}

async function start({ service, script, id }: LoadedTracker) {
  const account = await askedAccount();
  // A refusal in the account holds on every device.
  if (account.refused.includes(service)) return;
  if (service === "productTours") {
    services.$productFruits ??= [];
    const username = account.productFruitsId;
    services.$productFruits.push(["init", id, document.documentElement.lang, { ...(username && { username }) }]);
  }
  await loadScript(script, id);
  // §7: analytics zone EU. Analytics must collect nothing beyond what the portal sends.
  if (service === "analytics") services.amplitude?.init(id, { serverZone: "EU", autocapture: false });
  if (service === "abTesting") await postAssignments();
}

let asking: Promise<TrackedAccount> | undefined;

/** §9: waits for the account for at most 3000 ms; one answer serves all services. */
function askedAccount(): Promise<TrackedAccount> {
  asking ??= askAccount().catch(() => ({ refused: [] }));
  return asking;
}

async function askAccount(): Promise<TrackedAccount> {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), limits.trackingAccountMilliseconds);
  const answer = await fetch(sharedPaths.trackedAccount, { signal: waiting.signal });
  return answer.json();
}

function loadScript(address: string, id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src: address, async: true });
    script.dataset.id = id;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} did not load`));
    document.head.append(script);
  });
}

/** A failing tracker must not disturb the reader. */
const report = (error: unknown) => console.warn(error);
