import { sql } from "drizzle-orm";
import type { Executor } from "../db/open.ts";
import type { Payload, TaskName } from "./tasks.ts";

export interface When {
  /** Not before; left out: at once. */
  runAt?: Date;
  /** A waiting job with the same key is replaced. */
  jobKey?: string;
  /** The moment of a waiting job that is replaced stays: many replacements do not put it off. */
  waitsFrom?: "first";
  /** Those with a lower one go first; left out: 0. */
  priority?: number;
}

/** Behind everything that somebody waits for. */
export const inBulk = { priority: 10 } satisfies When;

/** Adds a job in the caller's transaction: it runs, at least once, if and only if that commits. */
export async function enqueue<Name extends TaskName>(
  tx: Executor,
  name: Name,
  payload: Payload<Name>,
  { runAt, jobKey, waitsFrom, priority }: When = {},
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${name}::text,
      ${JSON.stringify(payload)}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      job_key => ${jobKey ?? null}::text,
      job_key_mode => ${waitsFrom ? "preserve_run_at" : "replace"}::text,
      priority => ${priority ?? null}::int
    )`);
}

/** Adds many jobs of a task in bulk with one call; their keys differ. */
export async function enqueueEach<Name extends TaskName>(
  tx: Executor,
  name: Name,
  jobs: { payload: Payload<Name>; jobKey: string }[],
): Promise<void> {
  const specs = jobs.map(({ payload, jobKey }) => ({ identifier: name, payload, job_key: jobKey, ...inBulk }));
  await tx.execute(sql`
    select count(*) from graphile_worker.add_jobs(array(
      select spec from json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json) spec
    ))`);
}
