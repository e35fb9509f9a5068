import type { TrackingService } from "./services.ts";

/** What trackers may know about the signed-in person. */
export interface TrackedAccount {
  /** Services that the account's own consents refuse. */
  refused: TrackingService[];
  /** Spec §3: the account's id at the product tours, where it has one. */
  productFruitsId?: string;
}
