import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { nextRun } from "#backend/jobs/next-run.ts";
import { tasks } from "#backend/jobs/tasks.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { office } from "#contract/calls/office.ts";
import type { AuditEntry } from "#contract/entities/audit-log.ts";
import type { FailingJob, JobKind } from "#contract/entities/job.ts";
import german from "../../../../locales/de/advisor/officeJobs.json" with { type: "json" };
import { useBackend } from "../../../world/backend.ts";

const { call, db, database, addAdvisor, addApplicant } = await useBackend();
const { token } = await addAdvisor({ isOffice: true });
const miriam = await addAdvisor();
type Page = { items: AuditEntry[]; next: string | null; operations: string[] };
const log = async (query: Record<string, string>) => (await call<Page>(office.fetchAuditLog, { query }, token)).body;

it("finds by address who acted and whom it was about, and by act and day", async () => {
  const mia = await addApplicant({ firstName: "Mia", lastName: "Wolf" }, { advisorId: miriam.id });
  await call(advisor.fetchApplicant, { params: { accountId: mia.id } }, miriam.token);
  const look = { operation: "study_advisor.fetchApplicant", role: "study_advisor" };
  const about = await log({ whom: mia.email.toUpperCase() });
  expect(about.items).toMatchObject([
    { ...look, who: `Miriam Okafor <${miriam.email}>`, whom: `Mia Wolf <${mia.email}>` },
  ]);
  expect(about.operations).toContain("study_advisor.fetchApplicant");
  expect((await log({ who: miriam.email })).items).toMatchObject([look]);
  expect((await log({ who: miriam.email, operation: "company.accept" })).items).toEqual([]);
  expect((await log({ who: miriam.email, until: "2020-01-01" })).items).toEqual([]);
  expect((await log({ who: "nobody@example.org" })).items).toEqual([]);
});

it("goes page by page, keeps an act of somebody who is deleted, and notes who reads it", async () => {
  const operation = "applicant.withdraw";
  const line = { caller: "deleted", role: "applicant", operation, fields: ["reason"] };
  await db.insert(auditEntry).values(Array.from({ length: 3 }, () => line));
  const first = await log({ operation, size: "2" });
  const second = await log({ operation, size: "2", after: first.next! });
  expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null]);
  expect(second.items).toMatchObject([{ who: null, whom: null, fields: ["reason"] }]);
  expect((await log({ operation: "study_advisor.fetchAuditLog" })).items.length).toBeGreaterThan(1);
  expect((await call(office.fetchAuditLog, { query: { after: "x" } }, token)).status).toBe(400);
});

it("tells of each kind of work when it runs and what of it failed, without addresses", async () => {
  const enqueued = `select (graphile_worker.add_job($1, json_build_object('key', $2::text))).id`;
  const { rows } = await database.pool.query(enqueued, ["removeFile", randomUUID()]);
  await database.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = $2 where id = $1`,
    [rows[0].id, "no file for mia@example.org\n    at store"],
  );
  const { body } = await call<{ kinds: JobKind[]; failing: FailingJob[] }>(office.fetchJobs, {}, token);
  expect(body.kinds.find(({ name }) => name === "removeFile")).toMatchObject({ failed: 1, waiting: 0, nextAt: null });
  expect(body.kinds.find(({ name }) => name === "sweep")!.nextAt).toMatch(/:17:00\.000Z$/);
  expect(body.failing).toMatchObject([{ name: "removeFile", message: "no file for …", nextAt: null }]);
  expect(Object.keys(german.kind).sort()).toEqual(Object.keys(tasks).sort());
});

it("knows the next run on a working day from a Friday evening", () => {
  expect(nextRun("announceNewOpenings", new Date("2026-11-20T20:00:00Z"))).toEqual(new Date("2026-11-23T07:00:00Z"));
});
