import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { document } from "#backend/db/schema/documents.ts";
import { identityAccount, identityCode, oidcModel, registration } from "#backend/db/schema/identity.ts";
import { mail } from "#backend/db/schema/mail.ts";
import { portalDraft } from "#backend/db/schema/portal.ts";
import { stageChange } from "#backend/db/schema/stage.ts";
import { removeOutdated } from "#backend/operations/retention/remove-outdated.ts";
import { readTexts } from "#backend/operations/texts/read-texts.ts";
import { office } from "#contract/calls/office.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import type { KeptRetention } from "#contract/entities/retention.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, db, database, backend, addAccount, addAdvisor, addApplicant } = await useBackend();
const { token } = await addAdvisor({ isOffice: true });
const now = new Date();
const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
const read = async () => (await call<KeptRetention>(office.fetchRetention, {}, token)).body;
const change = (body: object) => call<ApiError>(office.changeRetention, { body }, token);

const none = { lostApplicants: 0, drafts: 0, unconfirmed: 0, mails: 0, audit: 0 };

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

  expect((await read()).due).toEqual({ ...none, lostApplicants: 1, mails: 1, audit: 1 });
  await removeOutdated(backend, now);
  expect(await Promise.all([lost, recent, looking].map(isThere))).toEqual([false, true, true]);
  const { rows } = await database.pool.query(
    "select payload->>'key' as key from graphile_worker._private_jobs where payload->>'key' = $1",
    [fileKey],
  );
  expect(rows).toEqual([{ key: fileKey }]);
  expect((await db.select().from(mail)).map(({ to }) => to).sort()).toEqual(["b@example.org", "c@example.org"]);
  const { runs, due } = await read();
  expect(runs).toMatchObject([{ removed: { ...none, lostApplicants: 1, mails: 1, audit: 1 } }]);
  expect(due).toEqual(none);

  await removeOutdated(backend, now);
  expect((await read()).runs).toHaveLength(1);
});

it("deletes everybody else where one person cannot be deleted, and fails, so that the office sees it", async () => {
  const [stuck, lost] = [await addLost(184), await addLost(184)];
  await database.pool.query(`
    create function refuse_removal() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
    create trigger refuse_removal before delete on account for each row when (old.id = '${stuck.id}')
      execute function refuse_removal();`);
  try {
    await expect(removeOutdated(backend, now)).rejects.toThrow("applicants are kept too long");
  } finally {
    await database.pool.query("drop function refuse_removal cascade");
  }
  expect(await Promise.all([stuck, lost].map(isThere))).toEqual([true, false]);
  expect((await read()).runs[0]).toMatchObject({ removed: { lostApplicants: 1 } });
  await removeOutdated(backend, now);
  expect(await isThere(stuck)).toBe(false);
});

it("keeps things as long as the office says, within the law's limits, and overwrites nobody's choice", async () => {
  const { version, days } = await read();
  expect(days).toEqual({ lostApplicants: 183, drafts: 7, unconfirmed: 7, mails: 90, audit: 365 });
  const tooShort = await change({ lostApplicants: 30 });
  expect([tooShort.status, Object.keys(tooShort.body.customErrors ?? {})]).toEqual([422, ["lostApplicants"]]);
  expect((await change({ mails: 30, version })).status).toBe(204);
  const late = await change({ mails: 60, audit: 400, version });
  expect([late.status, late.body.customErrors]).toEqual([409, { mails: ["stale"] }]);
  expect((await change({ audit: 400, version })).status).toBe(204);
  expect((await read()).days).toEqual({ lostApplicants: 183, drafts: 7, unconfirmed: 7, mails: 30, audit: 400 });
});

it("keeps somebody who registered long ago and is just mailed a code", async () => {
  const identity = { email: "comes-back@example.org", createdAt: ago(8), passwordHash: "…" };
  const [added] = await db.insert(identityAccount).values(identity).returning();
  const code = { interaction: "just mailed", identityId: added!.id, codeHash: "…", expiresAt: now };
  await db.transaction(async (tx) => {
    await tx.insert(identityCode).values(code);
    await removeOutdated(backend, now);
  });
  expect(await db.$count(identityCode, eq(identityCode.identityId, added!.id))).toBe(1);
});

it("removes people who registered and never signed in, whether they confirmed it or not, and only those", async () => {
  const add = async (email: string, days: number, emailVerified = false) => {
    const identity = { email, createdAt: ago(days), emailVerified, passwordHash: "…" };
    const [added] = await db.insert(identityAccount).values(identity).returning();
    return added?.id ?? "";
  };
  await db.delete(identityAccount);
  await add("just-registered@example.org", 6);
  await add("just-confirmed@example.org", 6, true);
  await add("forsaken@example.org", 8);
  await add("confirmed-and-forsaken@example.org", 8, true);
  const again = await add("registers-again@example.org", 8);
  const code = { interaction: "under way", identityId: again, codeHash: "…", expiresAt: now };
  await db.insert(identityCode).values(code);
  const confirms = await add("has-just-entered-the-code@example.org", 8, true);
  const finished = { kind: "Interaction", id: "finished", payload: { result: { login: { accountId: confirms } } } };
  const returns = await add("returns-to-the-portal@example.org", 8, true);
  await db.insert(oidcModel).values([finished, { kind: "Session", id: "s", payload: { accountId: returns } }]);
  await add("awaited-at-the-desk@example.org", 8, true);
  await addAdvisor({ email: "Awaited-at-the-desk@example.org" });
  const since = await add("has-registered-again@example.org", 8);
  const account = await add("has-an-account@example.org", 8, true);
  const registered = (identityId: string, days: number) => ({ identityId, passwordHash: "…", createdAt: ago(days) });
  await db.insert(registration).values([registered(account, 8), registered(since, 6)]);
  await addAccount({ subject: account });

  expect((await read()).due).toMatchObject({ unconfirmed: 2 });
  await removeOutdated(backend, now);
  const kept = await db.select().from(identityAccount);
  expect(kept.map(({ email }) => email.split("@")[0]).sort()).toEqual([
    "awaited-at-the-desk",
    "has-an-account",
    "has-just-entered-the-code",
    "has-registered-again",
    "just-confirmed",
    "just-registered",
    "registers-again",
    "returns-to-the-portal",
  ]);
  expect((await db.select().from(registration)).map(({ identityId }) => identityId)).toEqual([since]);
  expect((await read()).runs.map(({ removed }) => removed)).toContainEqual(expect.objectContaining({ unconfirmed: 2 }));
});

it("keeps drafts as long as the office says, and the help for companies names that number", async () => {
  const draft = (owner: string, days: number) => ({ owner, path: "/ds/home", fields: [], at: ago(days) });
  await db.insert(portalDraft).values([draft("kept", 11), draft("old", 13)]);
  expect((await read()).due).toMatchObject({ drafts: 2 });
  const { version } = await read();
  expect((await change({ drafts: 12, version })).status).toBe(204);
  expect((await read()).due).toMatchObject({ drafts: 1 });
  await removeOutdated(backend, now);
  expect((await db.select().from(portalDraft)).map(({ owner }) => owner)).toEqual(["kept"]);
  const help = await readTexts(db, "help");
  expect(help.flatMap(({ versions }) => versions).filter(({ body }) => body.includes(" 12 Tage auf"))).toHaveLength(1);
});
