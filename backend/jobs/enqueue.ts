import { sql } from "drizzle-orm";
import type { Executor } from "../db/open.ts";
import type { Payload, TaskName } from "./tasks.ts";

export interface When {
  /** The earliest moment to run; left out: at once. */
  runAt?: Date;
  /** Replaces a waiting job with the same key. */
  jobKey?: string;
  /** Keeps the replaced job's moment, so that repeated replacements do not postpone it. */
  waitsFrom?: "first";
  /** Jobs with a lower number run first; left out: 0. */
  priority?: number;
}

/** A priority behind every job that a person waits for. */
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

/** Adds many jobs of a task with one call; their keys must differ. */
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
