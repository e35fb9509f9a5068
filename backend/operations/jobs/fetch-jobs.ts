import { isNotNull, sql } from "drizzle-orm";
import { deskLimits } from "#contract/desk-limits.ts";
import type { FailingJob, JobKind } from "#contract/entities/job.ts";
import { withoutSecrets } from "#domain/without-secrets.ts";
import { mail } from "../../db/schema/mail.ts";
import { nextRun } from "../../jobs/next-run.ts";
import { type TaskName, tasks } from "../../jobs/tasks.ts";
import type { Work } from "../../work.ts";

type Counted = Pick<JobKind, "name" | "running" | "waiting" | "failed"> & { lastAt: string | null };
type Failing = Omit<FailingJob, "message"> & { error: string };

/** What the portal does by itself: each kind of work with its times and numbers, and what failed last. */
export async function fetchJobs({ db, now }: Pick<Work, "db" | "now">) {
  const { rows: counted } = await db.execute<Counted & Record<string, unknown>>(sql`
    select coalesce(job.name, crontab.identifier) as name, crontab.last_execution as "lastAt",
      coalesce(running, 0) as running, coalesce(waiting, 0) as waiting, coalesce(failed, 0) as failed
    from (
      select task_identifier as name, count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
        count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
      from graphile_worker.jobs group by task_identifier
    ) job full join graphile_worker._private_known_crontabs crontab on crontab.identifier = job.name`);
  const { rows: failing } = await db.execute<Failing & Record<string, unknown>>(sql`
    select id::text, task_identifier as name, attempts, updated_at as "failedAt", last_error as error,
      case when attempts < max_attempts then run_at end as "nextAt"
    from graphile_worker.jobs where last_error is not null and attempts > 0 and locked_at is null
    order by updated_at desc limit ${deskLimits.failingJobs}`);
  // A mail that is given up leaves its line, and no job.
  const mails = await db.$count(mail, isNotNull(mail.failedAt));
  const byName = new Map(counted.map((row) => [row.name, row]));
  return {
    kinds: (Object.keys(tasks) as TaskName[]).map((name): JobKind => {
      const { lastAt = null, running = 0, waiting = 0, failed = 0 } = byName.get(name) ?? {};
      const nextAt = nextRun(name, now)?.toISOString() ?? null;
      const givenUp = name === "sendMail" ? failed + mails : failed;
      return { name, lastAt: isoOf(lastAt), nextAt, running, waiting, failed: givenUp };
    }),
    failing: failing.map(
      ({ error, nextAt, failedAt, ...job }): FailingJob => ({
        ...job,
        nextAt: isoOf(nextAt),
        failedAt: isoOf(failedAt)!,
        message: withoutSecrets(error),
      }),
    ),
  };
}

const isoOf = (moment: string | null) => moment && new Date(moment).toISOString();
