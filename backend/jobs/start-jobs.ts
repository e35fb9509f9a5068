import { Logger, parseCronItems, run, type TaskList } from "graphile-worker";
import type { Logger as Log } from "pino";
import type { Database } from "../db/open.ts";
import { tasks as payloads, type TaskHandlers, type TaskName, timetable } from "./tasks.ts";

const drainMilliseconds = 3000;

interface Options {
  database: Database;
  tasks: TaskHandlers;
  log: Log;
}

export interface Jobs {
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>;
}

/** Runs the jobs of `tasks` in this process, two at a time, and the recurring ones by the timetable. */
export async function startJobs({ database, tasks, log }: Options): Promise<Jobs> {
  const runner = await run({
    pgPool: database.pool,
    concurrency: 2,
    taskList: taskList(tasks),
    parsedCronItems: cronItems(tasks),
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: drainMilliseconds,
    logger: quietLogger(log),
  });
  runner.promise.catch((error) => log.error(error, "jobs ended"));
  return { stop: () => runner.stop() };
}

const taskList = (tasks: TaskHandlers): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, handler]) => [
      name,
      (payload: unknown) => (handler as (payload: unknown) => Promise<void>)(payloads[name as TaskName].parse(payload)),
    ]),
  );

const cronItems = (tasks: TaskHandlers) =>
  parseCronItems(
    Object.entries(timetable)
      .filter(([task]) => task in tasks)
      .map(([task, match]) => ({ task, match, identifier: task, options: { jobKey: task } })),
  );

/** Only what went wrong: the worker tells of each job's payload-free beginning and end at `info`. */
const quietLogger = (log: Log) =>
  new Logger(({ taskIdentifier, jobId }) => (level, message) => {
    const about = { task: taskIdentifier, job: jobId };
    if (level === "error") log.error(about, message);
    else if (level === "warning") log.warn(about, message);
    else log.debug(about, message);
  });
