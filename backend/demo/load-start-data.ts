import type { Backend } from "../backend.ts";
import { longTransaction } from "../db/long-transaction.ts";
import { oneAtATime } from "../db/one-at-a-time.ts";
import { person } from "../db/schema/people.ts";
import { repeatIntakes } from "../operations/programme/repeat-intakes.ts";
import { loadPlaces } from "../places/load-places.ts";
import { loadDemoData } from "./load-demo-data.ts";
import { holdsDemoData } from "./remove-demo-data.ts";

/**
 * Adds start data that the database lacks: the places of postal codes, and in a demo everything that is made up, unless the people in
 * the database are all real. If several processes start at once, one of them does it.
 */
export const loadStartData = (backend: Backend, now: Date): Promise<void> =>
  oneAtATime(backend.database, "startData", async () => {
    const { db } = backend.database;
    if (backend.settings.hasDemoData && (await mayHoldDemoData(backend))) await loadDemoData(backend, now);
    else await longTransaction(db, loadPlaces);
    await repeatIntakes(db, now);
  });

/** Demo people have a public password: they are not let in to real ones. */
async function mayHoldDemoData({ database: { db }, log }: Backend) {
  if ((await holdsDemoData(db)) || (await db.$count(person)) === 0) return true;
  log.warn(
    "the database holds real people, so no demo data is added; set DEMO_DATA=off, or PUBLIC_URL to the address that people use",
  );
  return false;
}
