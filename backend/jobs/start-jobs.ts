import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Job,
  type JobHelpers,
  Logger,
  parseCronItems,
  type RunnerOptions,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Logger as Log } from "pino";
import { day } from "#domain/time.ts";
import type { Database } from "../db/open.ts";
import { freeJobsOfTheDead } from "./free-jobs-of-the-dead.ts";
import { tasks as payloads, type TaskHandler, type TaskHandlers, type TaskName, timetable } from "./tasks.ts";

const drainMilliseconds = 3000;
const restartMilliseconds = 1000;

interface Options {
  database: Database;
  tasks: TaskHandlers;
  log: Log;
}

export interface Jobs {
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs of `tasks` in this process, two at a time, and recurring ones by the timetable. A job that fails or
 * whose process is killed runs again.
 */
export async function startJobs({ database, tasks, log }: Options): Promise<Jobs> {
  const ending = new AbortController();
  const events = workerEvents();
  let worker: string | undefined;
  events.on("pool:create", ({ workerPool }) => {
    worker = workerPool.id;
  });
  const start = async () => {
    await freeJobsOfTheDead(database.pool, worker);
    return run({ ...runnerOptions({ database, tasks, log }), events });
  };
  let runner = await start();

  // The runner gives up when it cannot write down that a job is done.
  const running = (async () => {
    for (;;) {
      await runner.promise.catch((error) => log.error(error, "jobs ended"));
      await pause(restartMilliseconds, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) return;
      runner = await start().catch((error) => {
        log.error(error, "jobs do not start");
        return runner;
      });
      if (ending.signal.aborted) await runner.stop().catch(() => undefined);
    }
  })();

  return {
    async stop() {
      ending.abort();
      await runner.stop().catch(() => undefined);
      await running;
    },
  };
}

function runnerOptions({ database, tasks, log }: Options): RunnerOptions {
  return {
    pgPool: database.pool,
    concurrency: 2,
    taskList: taskList(tasks),
    parsedCronItems: cronItems(tasks),
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: drainMilliseconds,
    logger: quietLogger(log),
    // Otherwise neither `stop` nor an error handler would wait for these writes.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
}

/** Gives a worker's standing connection the worker's name, once it is free, for `freeJobsOfTheDead`. */
function workerEvents(): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:listen:success", ({ workerPool, client }) => {
    client.once("drain", () => {
      client.query("select set_config('application_name', $1, false)", [workerPool.id]).catch(() => undefined);
    });
  });
  return events;
}

const taskList = (tasks: TaskHandlers): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, handler]) => [
      name,
      (payload: unknown, { job }: JobHelpers) =>
        (handler as TaskHandler<TaskName>)(payloads[name as TaskName].parse(payload) as never, {
          isLast: job.attempts >= job.max_attempts,
          queuedAt: job.created_at,
        }),
    ]),
  );

/** At an hour of the day: what a stop made it miss, as a nightly backup may, is made up for at the start. */
const isDaily = (pattern: string) => pattern.split(" ")[1] !== "*";

const cronItems = (tasks: TaskHandlers) =>
  parseCronItems(
    Object.entries(timetable)
      .filter(([task]) => task in tasks)
      .map(([task, match]) => ({
        task,
        match,
        identifier: task,
        options: { jobKey: task, backfillPeriod: isDaily(match) ? day : 0 },
      })),
  );

/**
 * Only failures are logged at their level; everything else goes to `debug`. The worker's own message repeats that of an
 * error, and thus all values of a failed query: the log describes errors itself.
 */
const quietLogger = (log: Log) =>
  new Logger(({ taskIdentifier, jobId }) => (level, message, { job, error, fatalError = error } = {}) => {
    const failed = job as Job | undefined;
    const about = { task: failed?.task_identifier ?? taskIdentifier, job: failed?.id ?? jobId };
    if (level === "error" && fatalError) log.error({ ...about, err: fatalError }, "jobs met an error");
    else if (level === "error") log.error(about, message);
    else if (level === "warning") log.warn(about, message);
    else log.debug(about, message);
  });
