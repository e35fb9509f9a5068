import type { TrackingService } from "./services.ts";

/** What trackers may know of who is signed in. */
export interface TrackedAccount {
  /** Services that the account's own consents refuse. */
  refused: TrackingService[];
  /** Spec §3: the account's id at the product tours, where it has one. */
  productFruitsId?: string;
}
