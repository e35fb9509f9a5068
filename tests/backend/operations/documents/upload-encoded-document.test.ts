import v8 from "node:v8";
import { describe, expect, it, onTestFinished } from "vitest";
import { makePdf } from "#backend/demo/make-pdf.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Document } from "#contract/entities/document.ts";
import { errorCodes } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { useBackend } from "../../../world/backend.ts";

const { call, addApplicant } = await useBackend();
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

  it("is refused with 413 beyond 14 MB", async () => {
    const { status } = await upload(Buffer.alloc(limits.uploadBytes + 3).toString("base64"));
    expect(status).toBe(413);
  });
});
