import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { document } from "#backend/db/schema/documents.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { stageChange } from "#backend/db/schema/stage.ts";
import { removeOutdated } from "#backend/operations/retention/remove-outdated.ts";
import { office } from "#contract/calls/office.ts";
import type { KeptRetention } from "#contract/entities/retention.ts";
import type { ApiError } from "#contract/errors.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, db, database, backend, addAdvisor, addApplicant } = await useBackend();
const { token } = await addAdvisor({ isOffice: true });
const now = new Date();
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const read = async () => (await call<KeptRetention>(office.fetchRetention, {}, token)).body;
const change = (body: object) => call<ApiError>(office.changeRetention, { body }, token);

async function addLost(days: number) {
  const person = await addApplicant({}, { stage: "Lost", createdAt: ago(400) });
  const { unitId } = person;
  await db.insert(stageChange).values({ unitId, from: "New", to: "Lost", reason: "other", at: ago(days) });
  return person;
}
const isThere = async ({ id }: { id: string }) => (await db.$count(account, eq(account.id, id))) === 1;

it("deletes people half a year after their application ended, with their files, and notes how many", async () => {
  const [lost, recent] = [await addLost(184), await addLost(182)];
  const looking = await addApplicant({}, { stage: "In Matching", createdAt: ago(400) });
  const fileKey = randomUUID();
  const file = { name: "Zeugnis.pdf", mimeType: "application/pdf", bytes: 1, fileKey };
  await db.insert(document).values({ accountId: lost.id, category: "CV", type: "CV", ...file });
  await db.insert(mail).values([
    { kind: "withdrawn", to: "a@example.org", queuedAt: ago(91), sentAt: ago(91) },
    { kind: "withdrawn", to: "b@example.org", queuedAt: ago(91) },
    { kind: "withdrawn", to: "c@example.org", queuedAt: ago(89), sentAt: ago(89) },
  ]);
  await db.insert(auditEntry).values({ caller: "deleted", role: "applicant", operation: "x", at: ago(366) });

  expect((await read()).due).toEqual({ lostApplicants: 1, mails: 1, audit: 1 });
  await removeOutdated(backend, now);
  expect(await Promise.all([lost, recent, looking].map(isThere))).toEqual([false, true, true]);
  const { rows } = await database.pool.query(
    "select payload->>'key' as key from graphile_worker._private_jobs where payload->>'key' = $1",
    [fileKey],
  );
  expect(rows).toEqual([{ key: fileKey }]);
  expect((await db.select().from(mail)).map(({ to }) => to).sort()).toEqual(["b@example.org", "c@example.org"]);
  const { runs, due } = await read();
  expect(runs).toMatchObject([{ removed: { lostApplicants: 1, mails: 1, audit: 1 } }]);
  expect(due).toEqual({ lostApplicants: 0, mails: 0, audit: 0 });

  await removeOutdated(backend, now);
  expect((await read()).runs).toHaveLength(1);
});

it("keeps things as long as the office says, within the law's limits, and overwrites nobody's choice", async () => {
  const { version, days } = await read();
  expect(days).toEqual({ lostApplicants: 183, mails: 90, audit: 365 });
  const tooShort = await change({ lostApplicants: 30 });
  expect([tooShort.status, Object.keys(tooShort.body.customErrors ?? {})]).toEqual([422, ["lostApplicants"]]);
  expect((await change({ mails: 30, version })).status).toBe(204);
  const late = await change({ mails: 60, audit: 400, version });
  expect([late.status, late.body.customErrors]).toEqual([409, { mails: ["stale"] }]);
  expect((await change({ audit: 400, version })).status).toBe(204);
  expect((await read()).days).toEqual({ lostApplicants: 183, mails: 30, audit: 400 });
});
