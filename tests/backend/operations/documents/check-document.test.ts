import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { document } from "#backend/db/schema/documents.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Document } from "#contract/entities/document.ts";
import { useWorld } from "../../../world/world.ts";

const { call, addAdvisor, addDocument, addMia, db, kindsTo, miriam } = await useWorld();
const reason = "Die Rückseite fehlt.";

const accept = (documentId: string, body: object = {}, { token } = miriam) =>
  call(advisor.acceptDocument, { params: { documentId }, body }, token);
const refuse = (documentId: string, body: object = {}) =>
  call(advisor.refuseDocument, { params: { documentId }, body: { reason, ...body } }, miriam.token);
const seenBy = async ({ token }: { token: string }) =>
  (await call<Document[]>(applicant.fetchDocuments, {}, token)).body[0]!;

it("a document that is in order says so to its applicant, and can still be refused", async () => {
  const mia = await addMia();
  const id = await addDocument(mia);
  expect((await accept(id, { check: "waiting" })).status).toBe(204);
  expect(await seenBy(mia)).toMatchObject({ acceptedAt: expect.any(String), refusalReason: null });
  expect((await refuse(id, { check: "accepted" })).status).toBe(204);
  expect(await seenBy(mia)).toMatchObject({ acceptedAt: null, refusalReason: reason });
  expect(await kindsTo(mia.email)).toEqual(["documentRefused"]);
});

it("nobody decides past somebody else: 409, and the first decision stands", async () => {
  const mia = await addMia();
  const id = await addDocument(mia);
  await refuse(id, { check: "waiting" });
  const late = await accept(id, { check: "waiting" });
  expect([late.status, late.body]).toMatchObject([409, { customErrors: { document: ["documentMoved"] } }]);
  expect((await refuse(id)).status).toBe(409);
  expect((await seenBy(mia)).refusalReason).toBe(reason);
  expect((await accept(id, { check: "refused" })).status).toBe(204);
});

const changeOf =
  ({ token }: { token: string }, documentId: string) =>
  (body: object) =>
    call(applicant.changeDocument, { params: { documentId }, body }, token);

it("a document that becomes another kind is checked again", async () => {
  const mia = await addMia();
  const id = await addDocument(mia, { type: "Certificate German skills" });
  await accept(id);
  const change = changeOf(mia, id);
  await change({ category: "Certificate German skills", type: "Certificate German skills" });
  expect((await seenBy(mia)).acceptedAt).not.toBeNull();
  await change({ category: "Certificate", type: "Certificate" });
  expect((await seenBy(mia)).acceptedAt).toBeNull();
});

it("nobody decides on another kind than they looked at: 409, and it waits as what it became", async () => {
  const mia = await addMia();
  const id = await addDocument(mia, { type: "Certificate" });
  const read = { check: "waiting", type: "Certificate" };
  const kind = "Certificate health insurance";
  await changeOf(mia, id)({ category: kind, type: kind });
  for (const late of [await accept(id, read), await refuse(id, read)])
    expect([late.status, late.body]).toMatchObject([409, { customErrors: { document: ["documentMoved"] } }]);
  expect(await seenBy(mia)).toMatchObject({ acceptedAt: null, refusalReason: null });
  expect((await accept(id, { ...read, type: kind })).status).toBe(204);
});

it("a refused document that its owner moves to its right kind waits again, and one that stays what it was does not", async () => {
  const mia = await addMia();
  const id = await addDocument(mia, { type: "Certificate German skills" });
  await refuse(id);
  const change = changeOf(mia, id);
  await change({ category: "Certificate German skills", type: "Certificate German skills" });
  expect((await seenBy(mia)).refusalReason).toBe(reason);
  await change({ category: "Certificate", type: "Certificate" });
  expect((await seenBy(mia)).refusalReason).toBeNull();
  expect((await accept(id, { check: "waiting" })).status).toBe(204);
});

it("somebody else's applicant is not known", async () => {
  const id = await addDocument(await addMia());
  expect((await accept(id, {}, await addAdvisor())).status).toBe(404);
  const [row] = await db.select().from(document).where(eq(document.id, id));
  expect(row!.acceptedAt).toBeNull();
});
