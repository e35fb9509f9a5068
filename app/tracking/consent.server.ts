import type { PortalCookies } from "../cookies.server.ts";
import { type Tracker, type TrackingService, trackingServices } from "./services.ts";

/** The version of the texts that the choice was made on; raise it when one changes, and everybody is asked again. */
const version = "2026-11";

/** The visitor's answer about the configured services. */
export interface Consent {
  accepted: TrackingService[];
  /** True once the visitor has decided on every configured service. */
  isAnswered: boolean;
}

interface Stored {
  version: string;
  choices: Partial<Record<TrackingService, boolean>>;
}

/** Reads the choice from the cookie (spec §3: cookie-consent interaction). */
export async function readConsent(cookie: string | null, { consent }: PortalCookies, trackers: Tracker[]) {
  const stored: unknown = await consent.parse(cookie);
  const choices = isStored(stored) && stored.version === version ? stored.choices : {};
  const services = trackers.map(({ service }) => service);
  return {
    accepted: services.filter((service) => choices[service] === true),
    isAnswered: services.every((service) => choices[service] !== undefined),
  } satisfies Consent;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && typeof (value as Stored).choices === "object";

/** The cookie of a choice, with a yes or no for every configured service. */
export const writeConsent = ({ consent }: PortalCookies, trackers: Tracker[], accepted: readonly string[]) =>
  consent.serialize({
    version,
    choices: Object.fromEntries(trackers.map(({ service }) => [service, accepted.includes(service)])),
  } satisfies Stored);

/** Which of the three buttons was pressed decides; *save* counts the ticked boxes. */
export function acceptedIn(fields: URLSearchParams): readonly TrackingService[] {
  const intent = fields.get("intent");
  if (intent === "accept") return trackingServices;
  if (intent === "deny") return [];
  return trackingServices.filter((service) => fields.getAll("service").includes(service));
}
