import type { Backend } from "../backend.ts";
import { oneAtATime } from "../db/one-at-a-time.ts";
import { loadDemoData } from "./load-demo-data.ts";
import { loadReferenceData } from "./load-reference-data.ts";

/** Adds what a start needs and the database has not: of several processes that start at once, one does it. */
export const loadStartData = (backend: Backend, now: Date): Promise<void> =>
  oneAtATime(backend.database, "startData", () =>
    backend.settings.hasDemoData ? loadDemoData(backend, now) : loadReferenceData(backend, now),
  );
