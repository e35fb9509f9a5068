import { sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Work } from "../../work.ts";

/**
 * Has a failed job run again at once, with all its attempts before it. 404 for one that never failed, that has been
 * done meanwhile, or that somebody had run again; 409 for one that runs just now.
 */
export async function runAgain({ db }: Pick<Work, "db">, _caller: unknown, { jobId }: { jobId: string }) {
  const failed = sql`select id from graphile_worker.jobs
    where id = ${jobId}::bigint and last_error is not null and attempts > 0`;
  if ((await db.execute(failed)).rowCount === 0) throw Refusal.notFound();
  const again = sql`select from graphile_worker.reschedule_jobs(array[${jobId}::bigint], run_at => now(), attempts => 0)`;
  if ((await db.execute(again)).rowCount === 0) throw new Refusal(409, "Diese Aufgabe läuft gerade.");
}
