import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { nextRun } from "#backend/jobs/next-run.ts";
import { startJobs } from "#backend/jobs/start-jobs.ts";
import { type Payload, tasks } from "#backend/jobs/tasks.ts";
import { office } from "#contract/calls/office.ts";
import type { FailingJob, JobKind } from "#contract/entities/job.ts";
import german from "../../../../locales/de/advisor/officeJobs.json" with { type: "json" };
import { useBackend } from "../../../world/backend.ts";
import { deferred } from "../../../world/deferred.ts";

const { call, database, addAdvisor, log } = await useBackend();
const { token } = await addAdvisor({ isOffice: true });
afterEach(() => database.pool.query("delete from graphile_worker._private_jobs"));

type Told = { kinds: JobKind[]; failing: FailingJob[] };
const told = async () => (await call<Told>(office.fetchJobs, {}, token)).body;
const again = (jobId: string) => call(office.runAgain, { params: { jobId } }, token);

/** A job that removes a file at some time; gives its id. */
async function addJob(key: string = randomUUID()): Promise<string> {
  const added = `select id::text from graphile_worker.add_job('removeFile', json_build_object('key', $1::text))`;
  return (await database.pool.query(added, [key])).rows[0].id;
}
const change = (id: string, values: string) =>
  database.pool.query(`update graphile_worker._private_jobs set ${values} where id = $1`, [id]);
const givenUp = "attempts = max_attempts, last_error = E'no file for mia@example.org\\n    at store'";

it("tells of each kind of work when it runs and what of it failed, without addresses", async () => {
  await change(await addJob(), givenUp);
  const { kinds, failing } = await told();
  expect(kinds.find(({ name }) => name === "removeFile")).toMatchObject({ failed: 1, waiting: 0, nextAt: null });
  expect(kinds.find(({ name }) => name === "sweep")!.nextAt).toMatch(/:17:00\.000Z$/);
  expect(failing).toMatchObject([{ name: "removeFile", message: "no file for …", nextAt: null }]);
  expect(Object.keys(german.kind).sort()).toEqual(Object.keys(tasks).sort());
});

it("runs a job again that was given up", async () => {
  const key = randomUUID();
  const id = await addJob(key);
  await change(id, `${givenUp}, run_at = now() + interval '1 day'`);
  expect((await again(id)).status).toBe(204);
  const { kinds, failing } = await told();
  expect(failing).toEqual([]);
  expect(kinds.find(({ name }) => name === "removeFile")).toMatchObject({ failed: 0, waiting: 1 });
  expect((await again(id)).status).toBe(404);

  const done = deferred<Payload<"removeFile">>();
  const removeFile = async (payload: Payload<"removeFile">) => done.resolve(payload);
  const jobs = await startJobs({ database, tasks: { removeFile }, log });
  expect(await done.promise).toEqual({ key });
  await jobs.stop();
  expect((await again(id)).status).toBe(404);
});

it("runs no job again that runs just now, and brings none forward that never failed", async () => {
  const running = await addJob();
  await change(running, `${givenUp}, locked_at = now(), locked_by = 'pool'`);
  expect((await told()).failing).toEqual([]);
  expect((await again(running)).status).toBe(409);
  const later = await addJob();
  await change(later, "run_at = now() + interval '1 day'");
  expect((await again(later)).status).toBe(404);
  expect((await again("9999999999999999999")).status).toBe(404);
});

it("knows the next run on a working day from a Friday evening", () => {
  expect(nextRun("announceNewOpenings", new Date("2026-11-20T20:00:00Z"))).toEqual(new Date("2026-11-23T07:00:00Z"));
});
