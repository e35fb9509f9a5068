import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { document } from "#backend/db/schema/documents.ts";
import { installation } from "#backend/db/schema/installation.ts";
import { unit } from "#backend/db/schema/unit.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { personas } from "#backend/demo/personas.ts";
import { withPicture } from "#backend/files/pictures.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { addressOf } from "#contract/endpoint.ts";
import type { Document } from "#contract/entities/document.ts";
import { limits } from "#contract/limits.ts";
import { useBackend } from "../../../world/backend.ts";
import { deferred } from "../../../world/deferred.ts";

const { call, addApplicant, db, files, origin, settings } = await useBackend();
const mia = await addApplicant();

const cv = { category: "CV", type: "CV" };
const picture = { category: "Picture", type: "Picture" };
const pdf = new Uint8Array(makePdf("Lebenslauf", ["Mia Hoffmann"]));
const photo = new Uint8Array(
  await sharp({ create: { width: 40, height: 40, channels: 3, background: "orange" } })
    .withExif({ IFD0: { Make: "Kamera" } })
    .jpeg()
    .toBuffer(),
);
const send = <T = Document>(name: string, content: Uint8Array<ArrayBuffer>, fields = cv, { token } = mia) =>
  call<T>(applicant.uploadDocument, { fields, file: new File([content], name) }, token);
const preview = (id: string) =>
  fetch(origin + addressOf(applicant.previewDocument, { documentId: id }), {
    headers: { Authorization: `Bearer ${mia.token}` },
  });
const storedFiles = async () => {
  let count = 0;
  for await (const _file of files.list()) count += 1;
  return count;
};

describe("an upload", () => {
  it("is stored and can be read again, byte by byte", async () => {
    const { status, body } = await send("Lebenslauf.pdf", pdf);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...cv, name: "Lebenslauf.pdf", mimeType: "application/pdf", state: "saved" });
    const answer = await preview(body.uuid);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf);
  });

  it("is taken as the form that it is, whatever its address says of base64", async () => {
    const file = new File([pdf], "Lebenslauf.pdf");
    const answer = await call(applicant.uploadDocument, { query: { base64: "true" }, fields: cv, file }, mia.token);
    expect(answer).toMatchObject({ status: 200, body: { name: "Lebenslauf.pdf", bytes: pdf.length } });
  });

  it("keeps the name that it had, without folders and what misleads", async () => {
    const { body } = await send("C:\\Eigene\\Zeugnis\u202efdp.pdf", pdf);
    expect(body.name).toBe("Zeugnisfdp.pdf");
    const long = await send(`${"ä".repeat(300)}.pdf`, pdf);
    expect(long.body.name).toHaveLength(200);
    expect(long.body.name).toMatch(/ä\.pdf$/);
  });

  it("of a photo keeps the picture and forgets where it was taken", async () => {
    const { body } = await send("foto.jpg", photo, picture);
    const stored = Buffer.from(await (await preview(body.uuid)).arrayBuffer());
    const { format, width, exif } = await sharp(stored).metadata();
    expect({ format, width, exif }).toEqual({ format: "jpeg", width: 40, exif: undefined });
    expect(body.bytes).toBe(stored.length);
  });

  it.each([
    ["another type", "lebenslauf.txt", pdf, cv, "fileType"],
    [
      "a program called PDF",
      "lebenslauf.pdf",
      new Uint8Array(Buffer.from("MZ\x90\0\x03\0\0\0".repeat(40))),
      cv,
      "fileDisguised",
    ],
    ["a picture called PDF", "lebenslauf.pdf", photo, cv, "fileDisguised"],
    ["a picture that is cut off", "foto.jpg", photo.slice(0, 200), picture, "fileBroken"],
    ["an empty file", "lebenslauf.pdf", new Uint8Array(), cv, "fileEmpty"],
    ["a document as photo", "foto.pdf", pdf, picture, "pictureType"],
    ["a document as photo by its type", "foto.pdf", pdf, { category: "Other", type: "Picture" }, "pictureType"],
  ])("of %s is refused and leaves nothing", async (_what, name, content, fields, message) => {
    const before = await storedFiles();
    const { status, body } = await send<{ customErrors: object }>(name, content, fields);
    expect([status, body.customErrors]).toEqual([422, { file: [message] }]);
    expect(await storedFiles()).toBe(before);
    expect(await readdir(`${settings.dataDirectory}/incoming`)).toEqual([]);
  });

  it("of more than 14 MB is refused with 413", async () => {
    const { status, body } = await send<{ message: string }>("gross.pdf", new Uint8Array(limits.uploadBytes + 1));
    expect([status, body.message]).toEqual([413, "Die Datei ist zu groß! (Maximal 14MB)"]);
  });

  it("whose row cannot be written leaves no file", async () => {
    const before = await storedFiles();
    await db.execute(sql`alter table document add constraint unwritable check (name <> 'Verboten.pdf')`);
    expect((await send("Verboten.pdf", pdf)).status).toBe(500);
    expect(await storedFiles()).toBe(before);
  });

  it("without a file or of an unknown category is refused", async () => {
    const none = await call(applicant.uploadDocument, { fields: cv }, mia.token);
    expect([none.status, none.body.customErrors]).toEqual([422, { file: ["fileRequired"] }]);
    const unknown = await send<{ customErrors: object }>("a.pdf", pdf, { category: "Secret", type: "CV" });
    expect([unknown.status, Object.keys(unknown.body.customErrors)]).toEqual([422, ["category"]]);
  });

  it("holds no connection while its picture waits to be decoded", async () => {
    const others = deferred<void>();
    const atWork = Array.from({ length: limits.picturesAtWork }, () => withPicture(photo, () => others.promise));
    const people = [await addApplicant(), await addApplicant()];
    const sent = Array.from({ length: 12 }, (_, number) => send(`${number}.jpg`, photo, picture, people[number % 2]));
    for (let asked = 0; asked < 30; asked += 1)
      expect((await call(applicant.fetchDocuments, {}, mia.token)).status).toBe(200);
    others.resolve();
    await Promise.all(atWork);
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(12).fill(200));
  });

  it("holds no connection while a slow store takes it", async () => {
    const isAwake = deferred<void>();
    const { put } = files;
    const slowly = vi.spyOn(files, "put").mockImplementation((...file) => isAwake.promise.then(() => put(...file)));
    onTestFinished(() => {
      isAwake.resolve();
      slowly.mockRestore();
    });
    const people = await Promise.all(Array.from({ length: 12 }, () => addApplicant()));
    const sent = people.map((one) => send("Lebenslauf.pdf", pdf, cv, one));
    await vi.waitFor(() => expect(slowly).toHaveBeenCalledTimes(people.length));
    expect((await call(applicant.fetchDocuments, {}, mia.token)).status).toBe(200);
    isAwake.resolve();
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(people.map(() => 200));
  });

  it("is made ready in its person's turn: more than a few at once are refused, and nobody else waits for them", async () => {
    const others = deferred<void>();
    const atWork = Array.from({ length: limits.picturesAtWork }, () => withPicture(photo, () => others.promise));
    const [ben, sara] = [await addApplicant(), await addApplicant()];
    const answers: number[] = [];
    const sent = Array.from({ length: limits.picturesWaiting + 5 }, async (_, number) => {
      answers.push((await send(`${number}.jpg`, photo, picture, ben)).status);
    });
    const refused = Array(sent.length - limits.uploadsOfOne).fill(503);
    await vi.waitFor(() => expect(answers).toEqual(refused), { timeout: 15_000 });
    const ofSara = send("foto.jpg", photo, picture, sara);
    others.resolve();
    expect((await ofSara).status).toBe(200);
    await Promise.all([...atWork, ...sent]);
    expect(answers).toEqual([...refused, ...Array(limits.uploadsOfOne).fill(200)]);
  });

  it("that completes the search steps makes the applicant ready to match", async () => {
    const sara = personas(new Date()).find(({ email }) => email === "sara@example.org")!;
    const owner = await addApplicant(sara.answers, { ...sara.unit, stage: "Examined Application" });
    const stage = async () => (await db.select().from(unit).where(eq(unit.id, owner.unitId)))[0]?.stage;
    await send("Lebenslauf.pdf", pdf, cv, owner);
    expect(await stage()).toBe("Examined Application");
    await send("Zeugnis.pdf", pdf, { category: "Certificate", type: "Certificate" }, owner);
    expect(await stage()).toBe("Ready to match");
  });
});

describe("a document", () => {
  it("can be sorted under another category, but only an image is a photo", async () => {
    const { body } = await send("Zeugnis.pdf", pdf);
    const change = (fields: object) =>
      call<Document & { customErrors: object }>(
        applicant.changeDocument,
        { params: { documentId: body.uuid }, body: fields },
        mia.token,
      );
    expect((await change({ category: "Other", type: "Certificate" })).body).toMatchObject({ category: "Other" });
    for (const kind of [picture, { category: "Other", type: "Picture" }]) {
      const asPhoto = await change(kind);
      expect([asPhoto.status, asPhoto.body.customErrors]).toEqual([422, { category: ["pictureType"] }]);
    }
  });

  it("is gone after it was deleted", async () => {
    const { body } = await send("Zeugnis.pdf", pdf);
    const target = { params: { documentId: body.uuid } };
    expect((await call(applicant.deleteDocument, target, mia.token)).status).toBe(204);
    expect((await preview(body.uuid)).status).toBe(404);
    expect(await db.$count(document, eq(document.id, body.uuid))).toBe(0);
    expect((await call(applicant.deleteDocument, target, mia.token)).status).toBe(404);
  });
});

describe("a document whose file is missing", () => {
  const rowOf = async (id: string) => (await db.select().from(document).where(eq(document.id, id)))[0]!;

  it("is told as such, marked and kept, and read again when the file is back", async () => {
    const { body } = await send("Zeugnis.pdf", pdf);
    const { fileKey } = await rowOf(body.uuid);
    await files.remove(fileKey);
    const answer = await preview(body.uuid);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 404, message: "Die Datei ist nicht mehr da." });
    const { missingSince } = await rowOf(body.uuid);
    expect(missingSince).not.toBeNull();
    expect((await preview(body.uuid)).status).toBe(404);
    expect((await rowOf(body.uuid)).missingSince).toEqual(missingSince);

    await files.put(fileKey, fileURLToPath(import.meta.url));
    expect((await preview(body.uuid)).status).toBe(200);
  });

  it("is not marked while it may lie with another portal", async () => {
    const { body } = await send("Zeugnis.pdf", pdf);
    await files.remove((await rowOf(body.uuid)).fileKey);
    await db.insert(installation).values({ folderId: randomUUID(), secretMark: "", seenAt: new Date() });
    expect((await preview(body.uuid)).status).toBe(404);
    expect((await rowOf(body.uuid)).missingSince).toBeNull();
  });
});

describe("an account's room", () => {
  const full = { customErrors: { file: ["accountFull?files=60&megabytes=200"] } };
  const kept = (accountId: string, bytes: number) => ({
    accountId,
    ...cv,
    name: "Lebenslauf.pdf",
    mimeType: "application/pdf",
    bytes,
    fileKey: randomUUID(),
  });

  it("is used up by many files, also when they come at once; one that is deleted makes room", async () => {
    const owner = await addApplicant();
    const rows = Array.from({ length: limits.accountFiles - 2 }, () => kept(owner.id, 1));
    await db.insert(document).values(rows as (typeof document.$inferInsert)[]);
    const before = await storedFiles();
    const names = ["a.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf"];
    const answers = await Promise.all(names.map((name) => send<unknown>(name, pdf, cv, owner)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { body } of answers.filter(({ status }) => status !== 200)) expect(body).toMatchObject(full);
    expect(await storedFiles()).toBe(before + 2);
    const [one] = answers.filter(({ status }) => status === 200);
    await call(applicant.deleteDocument, { params: { documentId: (one!.body as Document).uuid } }, owner.token);
    expect((await send("f.pdf", pdf, cv, owner)).status).toBe(200);
  });

  it("is used up by few large files", async () => {
    const owner = await addApplicant();
    const row = kept(owner.id, limits.accountMegabytes * 1024 * 1024 - 10);
    await db.insert(document).values(row as typeof document.$inferInsert);
    expect(await send<unknown>("a.pdf", pdf, cv, owner)).toMatchObject({ status: 422, body: full });
  });
});
