import { sql } from "drizzle-orm";
import type { Executor } from "../db/open.ts";
import type { Payload, TaskName } from "./tasks.ts";

interface When {
  /** Not before; left out: at once. */
  runAt?: Date;
  /** A waiting job with the same key is replaced. */
  jobKey?: string;
}

/** Adds a job in the caller's transaction: it runs, at least once, if and only if that commits. */
export async function enqueue<Name extends TaskName>(
  tx: Executor,
  name: Name,
  payload: Payload<Name>,
  { runAt, jobKey }: When = {},
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${name}::text,
      ${JSON.stringify(payload)}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      job_key => ${jobKey ?? null}::text
    )`);
}
