import type { Pool } from "pg";

/**
 * Releases jobs whose worker was killed, that is, whose standing connection with the worker's name is gone. On its own
 * the queue would wait four hours.
 *
 * @param ended a worker of this process that is known to have ended
 */
export async function freeJobsOfTheDead(pool: Pool, ended?: string): Promise<void> {
  const dead = `
    select distinct locked_by from graphile_worker._private_jobs
    where locked_by = $1 or locked_by not in (
      select application_name from pg_stat_activity where datname = current_database()
    )`;
  await pool.query(`select graphile_worker.force_unlock_workers(array(${dead}))`, [ended]);
}
