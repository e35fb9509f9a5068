/** Services of spec §4 that an operator may configure; each loads once, and only after consent. */
export const trackingServices = ["analytics", "sessionRecording", "abTesting", "productTours", "scheduling"] as const;
export type TrackingService = (typeof trackingServices)[number];

/** Spec §4: deactivating deletes their cookies, except those of these two. */
export const keepsCookies: readonly TrackingService[] = ["productTours", "scheduling"];

/** A service as it is configured. */
export interface Tracker {
  service: TrackingService;
  script: string;
  /** The operator's key at the service; empty where the address of the script holds it. */
  id: string;
  /** Further origins that the service's script may connect to and load pictures from. */
  origins: string[];
  /** Names of its cookies; `*` at the end stands for any ending. */
  cookies: string[];
}

/** What a browser needs to load a tracker. */
export type LoadedTracker = Pick<Tracker, "service" | "script" | "id">;
