import v8 from "node:v8";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { document } from "#backend/db/schema/documents.ts";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { withPicture } from "#backend/files/pictures.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Document } from "#contract/entities/document.ts";
import { errorCodes } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { useBackend } from "../../world/backend.ts";
import { deferred } from "../../world/deferred.ts";

const { call, addApplicant, db } = await useBackend();
const { token } = await addApplicant();

const pdf = makePdf("Lebenslauf", ["Mia Hoffmann"]);
const upload = <T = Document>(file: string) =>
  call<T>(
    applicant.uploadDocument,
    { query: { base64: "true" }, body: { category: "CV", type: "CV", name: "Lebenslauf.pdf", file } },
    token,
  );

/** V8 does so by itself once a process holds 16 MB of machine code. */
function compileExpressionsPlainly() {
  v8.setFlagsFromString("--no-regexp-optimization");
  onTestFinished(() => v8.setFlagsFromString("--regexp-optimization"));
}

describe("a document in base64", () => {
  it("is filed up to 14 MB, also by a server that has run for long", async () => {
    compileExpressionsPlainly();
    const end = pdf.lastIndexOf("%%EOF");
    const padding = Buffer.alloc(limits.uploadBytes - pdf.length, " ");
    const largest = Buffer.concat([pdf.subarray(0, end), padding, pdf.subarray(end)]);
    const { status, body } = await upload(largest.toString("base64"));
    expect([status, body.bytes]).toEqual([200, limits.uploadBytes]);
  });

  it("is filed like one that came as a file", async () => {
    const { status, body } = await upload(pdf.toString("base64"));
    expect([status, body.name, body.mimeType, body.bytes]).toEqual([
      200,
      "Lebenslauf.pdf",
      "application/pdf",
      pdf.length,
    ]);
  });

  it.each(["kein base64", "QUJD=", "QUJ"])("is refused with 10003 when it is no file: %s", async (file) => {
    const { status, body } = await upload<{ code: number }>(file);
    expect([status, body.code]).toEqual([422, errorCodes.fileEncoding]);
  });

  it("holds no connection while its picture waits to be decoded, and a person's come one after the other", async () => {
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: "orange" } })
      .jpeg()
      .toBuffer();
    const body = { category: "Picture", type: "Picture", name: "Foto.jpg", file: photo.toString("base64") };
    const others = deferred<void>();
    const atWork = Array.from({ length: limits.picturesAtWork }, () => withPicture(photo, () => others.promise));
    const people = [await addApplicant(), await addApplicant()];
    const each = [...Array(limits.uploadsOfOne + 2).keys()];
    const answered: number[] = [];
    const send = async ({ token }: (typeof people)[number]) => {
      const { status } = await call(applicant.uploadDocument, { query: { base64: "true" }, body }, token);
      answered.push(status);
    };
    const sent = people.flatMap((one) => each.map(() => send(one)));
    await expect.poll(() => answered).toEqual([503, 503, 503, 503]);
    for (let asked = 0; asked < 30; asked += 1)
      expect((await call(applicant.fetchDocuments, {}, token)).status).toBe(200);
    others.resolve();
    await Promise.all([...atWork, ...sent]);
    expect(answered.slice(4)).toEqual(Array(2 * limits.uploadsOfOne).fill(200));
  });

  it("is filed once however often it is sent, and again when its content is another", async () => {
    const mia = await addApplicant();
    const send = (file: Buffer) => {
      const body = { category: "CV", type: "CV", name: "Lebenslauf.pdf", file: file.toString("base64") };
      const headers = { "Idempotency-Key": "a" };
      return call<Document>(applicant.uploadDocument, { query: { base64: "true" }, body, headers }, mia.token);
    };
    expect((await send(pdf)).body).toEqual((await send(pdf)).body);
    await send(makePdf("Lebenslauf", ["Sara Yılmaz"]));
    expect(await db.$count(document, eq(document.accountId, mia.id))).toBe(2);
  });

  it("is refused with 413 beyond 14 MB", async () => {
    const { status } = await upload(Buffer.alloc(limits.uploadBytes + 3).toString("base64"));
    expect(status).toBe(413);
  });
});
