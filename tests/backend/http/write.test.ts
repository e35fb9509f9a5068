import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import express from "express";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { account } from "#backend/db/schema/account.ts";
import { auditEntry } from "#backend/db/schema/calls.ts";
import { document } from "#backend/db/schema/documents.ts";
import { application } from "#backend/db/schema/unit.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { serve } from "#backend/http/call.ts";
import { apiRouter } from "#backend/http/router.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { company } from "#contract/calls/company.ts";
import { addressOf } from "#contract/endpoint.ts";
import type { Account } from "#contract/entities/account.ts";
import type { Document } from "#contract/entities/document.ts";
import { useBackend } from "../../world/backend.ts";

const { backend, call, addApplicant, addCompany, addJobOpening, db, files } = await useBackend();
const cv = () => new File([new Uint8Array(makePdf("Lebenslauf", []))], "Lebenslauf.pdf");
const upload = (key: string) => ({
  fields: { category: "CV", type: "CV" },
  file: cv(),
  headers: { "Idempotency-Key": key },
});

const storedFiles = async () => {
  let count = 0;
  for await (const _file of files.list()) count += 1;
  return count;
};

describe("the same post twice", () => {
  it("makes one change and gives the same answer", async () => {
    const mia = await addApplicant();
    const first = await call<Document>(applicant.uploadDocument, upload("a"), mia.token);
    const second = await call<Document>(applicant.uploadDocument, upload("a"), mia.token);
    expect(second.body).toEqual(first.body);
    expect(await db.$count(document, eq(document.accountId, mia.id))).toBe(1);
  });

  it("makes one change when both come at once", async () => {
    const mia = await addApplicant();
    const both = [1, 2, 3].map(() => call<Document>(applicant.uploadDocument, upload("a"), mia.token));
    const answers = await Promise.all(both);
    expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1);
    expect(await db.$count(document, eq(document.accountId, mia.id))).toBe(1);
  });

  it("keeps one file", async () => {
    const mia = await addApplicant();
    await call(applicant.uploadDocument, upload("a"), mia.token);
    const before = await storedFiles();
    await call(applicant.uploadDocument, upload("a"), mia.token);
    expect(await storedFiles()).toBe(before);
  });

  it("is answered although the second file cannot be removed", async () => {
    const mia = await addApplicant();
    const first = await call<Document>(applicant.uploadDocument, upload("a"), mia.token);
    const failing = vi.spyOn(files, "remove").mockRejectedValue(new Error("gone"));
    onTestFinished(() => failing.mockRestore());
    const second = await call<Document>(applicant.uploadDocument, upload("a"), mia.token);
    expect(failing).toHaveBeenCalledOnce();
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  it("is two changes with two keys, and of two people", async () => {
    const [mia, sara] = [await addApplicant(), await addApplicant()];
    await call(applicant.uploadDocument, upload("a"), mia.token);
    await call(applicant.uploadDocument, upload("b"), mia.token);
    const { status } = await call(applicant.uploadDocument, upload("a"), sara.token);
    expect(status).toBe(200);
    expect(await db.$count(document, eq(document.accountId, mia.id))).toBe(2);
    expect(await db.$count(document, eq(document.accountId, sara.id))).toBe(1);
  });

  it("is two changes when the files differ, although they have one name and one size", async () => {
    const mia = await addApplicant();
    const [one, other] = ["2,3", "1,7"].map((grade) => ({
      ...upload("a"),
      file: new File([new Uint8Array(makePdf(`Note ${grade}`, []))], "Zeugnis.pdf"),
    })) as [ReturnType<typeof upload>, ReturnType<typeof upload>];
    expect(one.file.size).toBe(other.file.size);
    const first = await call<Document>(applicant.uploadDocument, one, mia.token);
    const second = await call<Document>(applicant.uploadDocument, other, mia.token);
    expect(second.body.uuid).not.toBe(first.body.uuid);
    expect(await db.$count(document, eq(document.accountId, mia.id))).toBe(2);
  });

  it("is tried again after a refusal", async () => {
    const mia = await addApplicant();
    const headers = { "Idempotency-Key": "a" };
    const refused = await call(applicant.changeAccount, { body: { phone: "1" }, headers }, mia.token);
    const done = await call<Account>(applicant.changeAccount, { body: { phone: "0221 4710100" }, headers }, mia.token);
    expect([refused.status, done.status]).toEqual([422, 200]);
  });

  it("answers a change without an answer the same way", async () => {
    const mia = await addApplicant();
    const input = { body: [{ type: "amplitude", hasOptedIn: true }], headers: { "Idempotency-Key": "a" } };
    const answers = [
      await call(applicant.replaceConsents, input, mia.token),
      await call(applicant.replaceConsents, input, mia.token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  });
});

it("a post whose work has a transaction of its own is carried out again after it failed", async () => {
  const mia = await addApplicant();
  const work = vi.fn().mockRejectedValueOnce(new Error("broken")).mockResolvedValue(undefined);
  const route = serve(applicant.deleteDocument, work, "own");
  const server = express()
    .use(apiRouter(backend, [route]))
    .listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = addressOf(applicant.deleteDocument, { documentId: randomUUID() });
  const send = () =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, {
      method: "DELETE",
      headers: { Authorization: `Bearer ${mia.token}`, "Idempotency-Key": "a" },
    });
  expect([(await send()).status, (await send()).status]).toEqual([500, 204]);
  expect(work).toHaveBeenCalledTimes(2);
});

describe("an edit that was read earlier", () => {
  const change = (token: string, body: Record<string, unknown>) =>
    call<Account>(applicant.changeAccount, { body }, token);
  const read = async (token: string) => (await call<Account>(applicant.fetchAccount, {}, token)).body.version;

  it("is refused only where it collides", async () => {
    const mia = await addApplicant({ firstName: "Mia", lastName: "Hoffmann" });
    const version = await read(mia.token);
    await change(mia.token, { firstName: "Maria", version });
    const other = await change(mia.token, { lastName: "Becker", version });
    const same = await change(mia.token, { firstName: "Maria", version });
    const collision = await call(
      applicant.changeAccount,
      { body: { firstName: "Mira", lastName: "Becker", version } },
      mia.token,
    );
    expect([other.status, same.status, collision.status]).toEqual([200, 200, 409]);
    expect(collision.body.customErrors).toEqual({ firstName: ["stale"] });
  });

  it("of two at once lets one win", async () => {
    const mia = await addApplicant({ firstName: "Mia" });
    const version = await read(mia.token);
    const answers = await Promise.all(["Maria", "Mira"].map((firstName) => change(mia.token, { firstName, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("writes without a version whatever is there", async () => {
    const mia = await addApplicant({ firstName: "Mia" });
    await change(mia.token, { firstName: "Maria" });
    expect((await change(mia.token, { firstName: "Mira" })).body.firstName).toBe("Mira");
  });
});

describe("the audit trail", () => {
  it("names the fields of a change, never their values", async () => {
    const mia = await addApplicant();
    await call(applicant.changeAccount, { body: { firstName: "Geheim" } }, mia.token);
    const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.caller, mia.id));
    expect(entry).toMatchObject({ operation: "applicant.changeAccount", role: "applicant", fields: ["firstName"] });
    expect(JSON.stringify(entry)).not.toContain("Geheim");
  });

  it("is about what the path names last, or else about the caller", async () => {
    const [nordlicht, sara] = [await addCompany(), await addApplicant({}, { stage: "Ready to match" })];
    const { id: jobOpeningId, courseName, campusName, startDate: intake } = await addJobOpening(nordlicht.id);
    await db.update(application).set({ courseName, campusName, intake }).where(eq(application.id, sara.applicationId));
    const interviewDateSuggestions = [new Date(Date.now() + 24 * 3_600_000).toISOString()];
    const params = { companyId: nordlicht.id, jobOpeningId, accountId: sara.id };
    await call(company.invite, { params, body: { interviewDateSuggestions } }, nordlicht.token);
    await call(applicant.changeAccount, { body: { firstName: "Sara" } }, sara.token);
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.subject, sara.id)).orderBy(auditEntry.at);
    expect(entries.map(({ caller }) => caller)).toEqual([nordlicht.userId, sara.id]);
  });

  it("has an entry for a read-only call if its line says so", async () => {
    const mia = await addApplicant();
    await call(applicant.fetchAccount, {}, mia.token);
    await call(applicant.exportData, {}, mia.token);
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.caller, mia.id));
    expect(entries.map(({ operation }) => operation)).toEqual(["applicant.exportData"]);
  });

  it("has no entry of a refused call", async () => {
    const mia = await addApplicant();
    await call(applicant.changeAccount, { body: { phone: "1" } }, mia.token);
    expect(await db.$count(auditEntry, eq(auditEntry.caller, mia.id))).toBe(0);
    expect(await db.$count(account, eq(account.id, mia.id))).toBe(1);
  });
});
