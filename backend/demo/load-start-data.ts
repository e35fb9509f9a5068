import type { Backend } from "../backend.ts";
import { oneAtATime } from "../db/one-at-a-time.ts";
import { loadDemoData } from "./load-demo-data.ts";
import { loadReferenceData } from "./load-reference-data.ts";

/** Adds start data that the database lacks. If several processes start at once, one of them does it. */
export const loadStartData = (backend: Backend, now: Date): Promise<void> =>
  oneAtATime(backend.database, "startData", () =>
    backend.settings.hasDemoData ? loadDemoData(backend, now) : loadReferenceData(backend, now),
  );
