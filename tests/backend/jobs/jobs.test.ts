import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { sampleMails } from "#backend/demo/sample-mails.ts";
import { openFileStore } from "#backend/files/open-file-store.ts";
import { enqueue } from "#backend/jobs/enqueue.ts";
import { sendMail } from "#backend/jobs/send-mail.ts";
import { type Jobs, startJobs } from "#backend/jobs/start-jobs.ts";
import type { Payload, TaskHandlers } from "#backend/jobs/tasks.ts";
import type { Mail } from "#backend/mail/mail-port.ts";
import { queueMail } from "#backend/operations/mail/queue-mail.ts";
import { openLog } from "#server/log.ts";
import { useDatabase } from "../../world/database.ts";
import { deferred } from "../../world/deferred.ts";
import { useTemporaryDirectory } from "../../world/temporary-directory.ts";

const database = await useDatabase();
const directory = useTemporaryDirectory();
const accountId = "0b9a6f0e-7f3c-4b61-9a54-8d1f3c1f5a11";
let jobs: Jobs | undefined;
afterEach(async () => {
  await jobs?.stop();
  jobs = undefined;
  await database.pool.query("delete from graphile_worker._private_jobs");
});

async function start(tasks: TaskHandlers, log = pino({ level: "silent" })) {
  jobs = await startJobs({ database, tasks, log });
}

async function waitingJobs() {
  const { rows } = await database.pool.query<{ task: string }>(
    "select task_identifier as task, attempts, run_at from graphile_worker.jobs order by id",
  );
  return rows;
}

/** Jobs that run in a worker whose standing connection has its name. */
async function jobsOfTheLiving() {
  const named = "pg_stat_activity on application_name = locked_by";
  return (await database.pool.query(`select from graphile_worker._private_jobs join ${named}`)).rowCount;
}

describe("jobs", () => {
  it("run when the transaction commits", async () => {
    const done = deferred<Payload<"createUnit">>();
    await start({ createUnit: async (payload) => done.resolve(payload) });
    await database.db.transaction((tx) => enqueue(tx, "createUnit", { accountId }));
    expect(await done.promise).toEqual({ accountId });
  });

  it("do not exist when the transaction fails", async () => {
    const failing = database.db.transaction(async (tx) => {
      await enqueue(tx, "createUnit", { accountId });
      throw new Error("after all not");
    });
    await expect(failing).rejects.toThrow("after all not");
    expect(await waitingJobs()).toEqual([]);
  });

  it("wait for their time, and replace the one with the same key", async () => {
    const runAt = new Date("2100-01-01T00:00:00Z");
    await enqueue(database.db, "createUnit", { accountId }, { jobKey: "one" });
    await enqueue(database.db, "createUnit", { accountId }, { jobKey: "one", runAt });
    expect(await waitingJobs()).toMatchObject([{ task: "createUnit", attempts: 0, run_at: runAt }]);
  });

  it("wait for a process that has their handler", async () => {
    const done = deferred();
    await enqueue(database.db, "createUnit", { accountId });
    await start({ sweep: async () => done.resolve() });
    await enqueue(database.db, "sweep", {});
    await done.promise;
    await jobs?.stop();
    jobs = undefined;
    expect(await waitingJobs()).toMatchObject([{ task: "createUnit", attempts: 0 }]);
  });

  it("finish before they stop", async () => {
    const begun = deferred();
    const mayEnd = deferred();
    let isFinished = false;
    await start({
      async sweep() {
        begun.resolve();
        await mayEnd.promise;
        isFinished = true;
      },
    });
    await enqueue(database.db, "sweep", {});
    await begun.promise;
    const stopped = jobs?.stop();
    mayEnd.resolve();
    await stopped;
    jobs = undefined;
    expect(isFinished).toBe(true);
    expect(await waitingJobs()).toEqual([]);
  });

  it("run again when the process that ran them was killed", async () => {
    const done = deferred();
    await enqueue(database.db, "sweep", {});
    await database.pool.query("update graphile_worker._private_jobs set locked_by = 'pool-killed', locked_at = now()");
    await start({ sweep: async () => done.resolve() });
    await done.promise;
  });

  it("that a stop made miss their hour of the day run at the start, those of each hour at their next", async () => {
    const done = deferred();
    let sweeps = 0;
    const tasks: TaskHandlers = {
      removeOutdated: async () => done.resolve(),
      sweep: async () => {
        sweeps += 1;
      },
    };
    await start(tasks);
    await jobs!.stop();
    await database.pool.query(
      "update graphile_worker._private_known_crontabs set known_since = now() - interval '9 days', last_execution = now() - interval '2 days'",
    );
    await start(tasks);
    await done.promise;
    expect(sweeps).toBe(0);
  });

  it("are left to another process that runs them", async () => {
    const begun = deferred();
    const mayEnd = deferred();
    const runs: string[] = [];
    await start({
      async sweep() {
        runs.push("first");
        begun.resolve();
        await mayEnd.promise;
      },
    });
    await enqueue(database.db, "sweep", {});
    await begun.promise;
    await expect.poll(jobsOfTheLiving).toBe(1);
    const other = await startJobs({
      database,
      tasks: { sweep: async () => void runs.push("second") },
      log: pino({ level: "silent" }),
    });
    await other.stop();
    mayEnd.resolve();
    await jobs?.stop();
    jobs = undefined;
    expect(runs).toEqual(["first"]);
    expect(await waitingJobs()).toEqual([]);
  });

  it("log of a failed query its text, never what it was about", async () => {
    const failed = deferred<string>();
    const log = openLog({ level: "error", environment: "test" }, { write: (line) => failed.resolve(line) });
    const values = sql`${"mia@example.org"}, ${"a-secret-token"}`;
    const createUnit = async () => void (await database.db.execute(sql`select nothing_like_it(${values})`));
    await start({ createUnit }, log);
    await enqueue(database.db, "createUnit", { accountId });
    const line = await failed.promise;
    expect(JSON.parse(line)).toMatchObject({ task: "createUnit", err: { code: "42883", query: expect.any(String) } });
    expect(line).not.toMatch(/mia@example|secret-token/);
  });

  it("go on when the database was away while one ended", async () => {
    const hideJobs = (from: string, to: string) =>
      database.pool.query(`alter table graphile_worker.${from} rename to ${to}`);
    const failed = deferred();
    const doneAgain = deferred();
    const log = pino({ level: "error" }, { write: () => failed.resolve() });
    let runs = 0;
    const sweep = async () => {
      runs += 1;
      if (runs === 1) await hideJobs("_private_jobs", "hidden");
      else doneAgain.resolve();
    };
    await start({ sweep }, log);
    await enqueue(database.db, "sweep", {});
    await failed.promise;
    await hideJobs("hidden", "_private_jobs");
    await doneAgain.promise;
    await jobs?.stop();
    jobs = undefined;
    expect(await waitingJobs()).toEqual([]);
  });

  it("that a new applicant waits for come before mails, also where the mail server is silent", async () => {
    const values = { code: "012345", minutes: 10 };
    const letter = { kind: "confirmationCode", to: "ada@example.org", language: "en", values } as const;
    const [serverIsSilent, oneMayEnd, restMayEnd, nextBegins] = [deferred(), deferred(), deferred(), deferred()];
    const begun: string[] = [];
    const note = (what: string) => {
      begun.push(what);
      if (begun.length === 2) serverIsSilent.resolve();
      if (begun.length === 3) nextBegins.resolve();
    };
    await start({
      async sendMail() {
        note("mail");
        await (begun.length === 1 ? oneMayEnd : restMayEnd).promise;
      },
      createUnit: async () => note("unit"),
    });
    for (let mails = 0; mails < 5; mails++) await queueMail(database.db, letter);
    await serverIsSilent.promise;
    await enqueue(database.db, "createUnit", { accountId });
    oneMayEnd.resolve();
    await nextBegins.promise;
    restMayEnd.resolve();
    expect(begun.slice(0, 3)).toEqual(["mail", "mail", "unit"]);
  });

  const sender = { name: "Duales Studium", email: "portal@example.org" };

  it("send mails in the reader's language", async () => {
    const sent = deferred<Mail>();
    const files = await openFileStore({ directory });
    const settings = { publicUrl: "http://localhost:3000" };
    const mailer = { send: async (mail: Mail) => sent.resolve(mail), sender };
    await start({ sendMail: sendMail(mailer, { database, files, settings }) });
    const payload: Payload<"sendMail"> = {
      kind: "confirmationCode",
      to: "ada@example.org",
      language: "en",
      values: { code: "012345", minutes: 10 },
    };
    await enqueue(database.db, "sendMail", payload);
    expect(await sent.promise).toMatchObject({ to: "ada@example.org", subject: "012345 is your confirmation code" });
  });

  it("send appointments as organized by whom the mails come from", async () => {
    const sent = deferred<Mail>();
    const files = await openFileStore({ directory });
    const mailer = { send: async (mail: Mail) => sent.resolve(mail), sender };
    const settings = { publicUrl: "http://localhost:3000" };
    await start({ sendMail: sendMail(mailer, { database, files, settings }) });
    const values = sampleMails.interviewSet;
    await enqueue(database.db, "sendMail", { kind: "interviewSet", to: "ada@example.org", language: "en", values });
    expect((await sent.promise).calendars[0]!.content).toContain(sender.email);
  });

  it("send the mails that an older version left in the queue", async () => {
    const sent = deferred<Mail>();
    const files = await openFileStore({ directory });
    const settings = { publicUrl: "http://localhost:3000" };
    // Version 2.8.0 confirmed consents without the link that ends the newsletter.
    const waiting: Payload<"sendMail"> = {
      kind: "consentConfirmation",
      to: "ada@example.org",
      language: "en",
      values: { link: "http://localhost:3000/ds/confirm-consent?token=a" },
    };
    await enqueue(database.db, "sendMail", waiting);
    const mailer = { send: async (mail: Mail) => sent.resolve(mail), sender };
    await start({ sendMail: sendMail(mailer, { database, files, settings }) });
    const { text, switchOff } = await sent.promise;
    expect(text).toContain(waiting.values.link);
    expect(switchOff).toBeUndefined();
  });
});
