import type { Backend } from "../backend.ts";
import { longTransaction } from "../db/long-transaction.ts";
import { oneAtATime } from "../db/one-at-a-time.ts";
import { repeatIntakes } from "../operations/programme/repeat-intakes.ts";
import { loadPlaces } from "../places/load-places.ts";
import { loadDemoData } from "./load-demo-data.ts";

/**
 * Adds start data that the database lacks: the places of postal codes, and in a demo everything that is made up. If
 * several processes start at once, one of them does it.
 */
export const loadStartData = (backend: Backend, now: Date): Promise<void> =>
  oneAtATime(backend.database, "startData", async () => {
    const { db } = backend.database;
    if (backend.settings.hasDemoData) await loadDemoData(backend, now);
    else await longTransaction(db, loadPlaces);
    await repeatIntakes(db, now);
  });
