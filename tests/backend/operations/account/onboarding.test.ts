import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { unit } from "#backend/db/schema/unit.ts";
import { type Jobs, startJobs } from "#backend/jobs/start-jobs.ts";
import { taskHandlers } from "#backend/jobs/task-handlers.ts";
import { createUnit } from "#backend/operations/unit/create-unit.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { student, studentHealth } from "#contract/calls/student.ts";
import { addressOf } from "#contract/endpoint.ts";
import type { Account } from "#contract/entities/account.ts";
import type { Unit } from "#contract/entities/unit.ts";
import type { WizardFlows } from "#contract/entities/wizard-flow.ts";
import { errorCodes } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { stepAfter, stepFrom } from "#domain/wizard-flow.ts";
import { useBackend } from "../../../world/backend.ts";

const { backend, call, addAccount, addApplicant, addAdvisor, db, database, origin } = await useBackend();
let jobs: Jobs | undefined;
afterEach(() => jobs?.stop());

const flowsOf = async (token: string) => (await call<WizardFlows>(student.fetchWizardFlows, {}, token)).body;
const setEntry = (token: string, key: string, value: unknown) =>
  call<Account["metadata"]>(student.changeMetadataEntry, { params: { key }, body: { value } }, token);
const unitOf = (token: string) => call<Unit & { message: string; code: number }>(applicant.fetchUnit, {}, token);

/** The steps that somebody is shown, in their order. */
function walk({ initiateFlow, preconditions, flows }: WizardFlows): string[] {
  const flow = flows.find(({ name }) => name === initiateFlow);
  const ids: string[] = [];
  if (!flow) return ids;
  for (let at = stepFrom(flow, 0, preconditions); at !== undefined; at = stepAfter(flow, at, preconditions))
    ids.push(flow.steps[at]!.id);
  return ids;
}

describe("the onboarding", () => {
  const answered = {
    languageSkills: [{ code: "de", level: 7 }],
    universityEntranceQualification: "Abitur" as const,
  };

  it.each([
    ["is shown whole to a new applicant", {}, ["welcome", "hzb_select", "email_verification"]],
    [
      "asks again when one of two answers is missing",
      { languageSkills: answered.languageSkills },
      ["welcome", "hzb_select", "email_verification"],
    ],
    ["does not ask what was answered", answered, ["welcome", "email_verification"]],
    ["does not verify twice", { emailVerified: true }, ["welcome", "hzb_select"]],
    ["is not shown once it is done", { metadata: { onboardingDone: true } }, []],
  ])("%s", async (_what, answers, steps) => {
    const { token } = await addAccount(answers);
    expect(walk(await flowsOf(token))).toEqual(steps);
  });

  it("is done for an applicant with a consultation", async () => {
    const { token } = await addApplicant({}, { participateAdvisorInterviewOn: "2026-03-02" });
    expect((await flowsOf(token)).initiateFlow).toBeNull();
  });

  it("ends with a unit, made by a job", async () => {
    await addAdvisor();
    const { token } = await addAccount();
    const before = await unitOf(token);
    expect([before.status, before.body.code]).toEqual([404, errorCodes.noUnitOrApplication]);
    expect(before.body.message).toBe("No unit found for this account");
    await setEntry(token, "onboardingDone", true);
    const sender = { name: "Duales Studium", email: "portal@example.org" };
    jobs = await startJobs({
      database,
      tasks: taskHandlers(backend, { send: async () => undefined, sender }),
      log: pino({ level: "silent" }),
    });
    await expect.poll(async () => (await unitOf(token)).status).toBe(200);
    const { body } = await unitOf(token);
    expect(body).toMatchObject({ stage: "New", primary: true, applications: [{ primary: true, campus: null }] });
    expect(body.advisor?.name).toBe("Miriam Okafor");
  });
});

describe("a unit", () => {
  it("is made once, however often the job runs", async () => {
    const { id } = await addAccount();
    await Promise.all([createUnit(db, id), createUnit(db, id)]);
    await createUnit(db, id);
    expect(await db.$count(unit, eq(unit.accountId, id))).toBe(1);
  });

  it("is ordered only by an onboarding that ends, and not for an account that has one", async () => {
    const waiting = async () => {
      const { rows } = await database.pool.query(
        "select 1 from graphile_worker.jobs where task_identifier = 'createUnit'",
      );
      return rows.length;
    };
    const [jonas, mia] = [await addAccount(), await addApplicant()];
    const before = await waiting();
    await setEntry(jonas.token, "flows", { OnboardingFlow: 1 });
    await call(applicant.replaceMetadata, { body: { onboardingDone: false } }, jonas.token);
    await setEntry(mia.token, "onboardingDone", true);
    expect(await waiting()).toBe(before);
    await call(applicant.replaceMetadata, { body: { onboardingDone: true } }, jonas.token);
    await setEntry(jonas.token, "onboardingDone", true);
    expect(await waiting()).toBe(before + 1);
  });
});

describe("the metadata", () => {
  it("is replaced as a whole, or changed by one entry", async () => {
    const { token } = await addAccount();
    const put = { body: { feedbackGiven: true, flows: {} } };
    expect((await call(applicant.replaceMetadata, put, token)).body).toEqual(put.body);
    expect((await setEntry(token, "flows", { OnboardingFlow: 2 })).body).toEqual({
      feedbackGiven: true,
      flows: { OnboardingFlow: 2 },
    });
  });

  it("is refused, not broken, when it is nested deeper than flags are", async () => {
    const { token } = await addAccount();
    const set = (levels: number) =>
      fetch(origin + addressOf(student.changeMetadataEntry, { key: "deep" }), {
        method: "PATCH",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: `{"value":${"[".repeat(levels)}${"]".repeat(levels)}}`,
      });
    expect((await set(limits.metadataLevels)).status).toBe(200);
    expect((await set(limits.metadataLevels + 1)).status).toBe(422);
    expect((await set(500_000)).status).toBe(422);
  });

  it("of one person stays within its limit, entry by entry and as a whole", async () => {
    const { token } = await addAccount();
    const half = "x".repeat(limits.metadataCharacters / 2);
    expect((await setEntry(token, "a", half)).status).toBe(200);
    expect((await setEntry(token, "b", half)).status).toBe(422);
    expect((await call(applicant.replaceMetadata, { body: { a: half, b: half } }, token)).status).toBe(422);
    expect((await call<Account>(applicant.fetchAccount, {}, token)).body.metadata).toEqual({ a: half });
  });

  it("keeps entries that are set at once", async () => {
    const { token } = await addAccount();
    await Promise.all(["a", "b", "c", "d"].map((key) => setEntry(token, key, true)));
    const { body } = await call<Account>(applicant.fetchAccount, {}, token);
    expect(body.metadata).toEqual({ a: true, b: true, c: true, d: true });
  });
});

it("the student-application service tells that it is well", async () => {
  expect((await call(studentHealth.checkHealth)).body).toEqual({ status: "ok" });
});
