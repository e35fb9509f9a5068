import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext, PostedFile } from "#app/context.ts";
import { receiveDocuments } from "#app/sides/applicant/documents/receive-documents.server.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Account } from "#contract/entities/account.ts";
import type { ApiError } from "#contract/entities/api-error.ts";
import { errorCodes } from "#contract/errors.ts";
import { readMessage } from "#contract/message.ts";
import { useTemporaryDirectory } from "../../../../world/temporary-directory.ts";

const directory = useTemporaryDirectory();
const account = { languageSkills: [{ code: "de", level: 7 }], cvComesLater: null } as Account;
const answers = { type: "CV", cvComesLater: false, languageProofComesLater: false } as const;

/** A backend in memory: refuses files by their name. */
let refusals: Record<string, ApiError> = {};
let stored: { name: string; category: string; text: string; key?: string; refusalReason: string | null }[] = [];
let changes: object[] = [];
beforeEach(() => {
  refusals = {};
  stored = [];
  changes = [];
});
type AnyInput = { fields: { category: string }; file: File; body: object };
const api = async (endpoint: Endpoint, { fields, file, body }: AnyInput, key?: string) => {
  if (endpoint === applicant.fetchDocuments) return stored;
  if (endpoint === applicant.changeAccount) {
    changes.push(body);
    return { ...account, ...body };
  }
  const refusal = refusals[file.name];
  if (refusal) throw new RefusedResponse(refusal);
  stored.push({ name: file.name, category: fields.category, text: await file.text(), key, refusalReason: null });
  return stored.at(-1);
};
const context = {
  language: "de",
  api: (endpoint: Endpoint, input: AnyInput = {} as AnyInput, key?: string) => api(endpoint, input, key),
} as unknown as PortalContext;

async function file(name: string, more: Partial<PostedFile> = {}): Promise<PostedFile> {
  const path = join(directory, randomUUID());
  await writeFile(path, name);
  return { field: "file", name, path, bytes: 2_100_000, ...more };
}
const receive = (files: PostedFile[], intent = "upload", of: Partial<typeof answers> | object = {}) =>
  receiveDocuments(
    context,
    account,
    { ...answers, ...of },
    { intent, key: "key", versions: { account: 3 }, files },
    "documents",
  );

describe("posted files", () => {
  it("are stored one by one, each with a key of its own", async () => {
    const { saved, failure } = await receive([await file("Lebenslauf.pdf"), await file("Anhang.pdf")]);
    expect([saved, failure]).toEqual([["Lebenslauf.pdf", "Anhang.pdf"], undefined]);
    expect(stored).toEqual([
      { name: "Lebenslauf.pdf", category: "CV", text: "Lebenslauf.pdf", key: "key-0", refusalReason: null },
      { name: "Anhang.pdf", category: "CV", text: "Anhang.pdf", key: "key-1", refusalReason: null },
    ]);
  });

  it("that fail are named, with size and reason; the others stay", async () => {
    refusals = {
      "a.pdf": { code: 422, message: "", customErrors: { file: ["fileDisguised"] } },
      "b.pdf": { code: 422, message: "" },
      "c.pdf": { code: errorCodes.fetchFailed, message: "" },
      "d.pdf": { code: 500, message: "" },
      "e.pdf": { code: errorCodes.fileEncoding, message: "" },
      "f.pdf": { code: 403, message: "" },
      "g.pdf": { code: 503, message: "" },
    };
    const names = ["a.pdf", "gut.pdf", "b.pdf", "c.pdf", "d.pdf", "e.pdf", "f.pdf", "g.pdf"];
    const { saved, failure } = await receive(await Promise.all(names.map((name) => file(name))));
    expect(saved).toEqual(["gut.pdf"]);
    expect(failure?.code).toBe(422);
    expect(failure?.messages.map((message) => message.split("?")[0])).toEqual([
      "fileDisguised",
      "processing",
      "network",
      "notTransferred",
      "notTransferred",
      "forbidden",
      "busy",
    ]);
    const codes = failure?.messages.map((message) => readMessage(message).values.code);
    expect(codes).toEqual([undefined, undefined, undefined, 500, errorCodes.fileEncoding, undefined, undefined]);
    expect(Object.fromEntries(new URLSearchParams(failure?.messages[0]?.split("?")[1]))).toMatchObject({
      file: "a.pdf",
      size: "2,1 MB",
    });
  });

  it("that were not kept answer 413", async () => {
    const { failure } = await receive([
      await file("groß.pdf", { objection: "fileTooLarge" }),
      await file("sechs.pdf", { objection: "tooManyFiles" }),
    ]);
    expect(failure?.code).toBe(413);
    expect(failure?.messages.map((message) => message.split("?")[0])).toEqual(["fileTooLarge", "tooManyFiles"]);
    expect(stored).toEqual([]);
  });

  it("that are empty are refused as such", async () => {
    const { failure } = await receive([await file("leer.pdf", { objection: "fileEmpty" })]);
    expect([failure?.code, failure?.messages.map((message) => readMessage(message).key)]).toEqual([422, ["fileEmpty"]]);
    expect(stored).toEqual([]);
  });

  it("are reported as missing when they were to be uploaded, and only then", async () => {
    expect((await receive([])).failure).toEqual({ messages: ["fileRequired"], code: 422 });
    expect((await receive([], "save")).failure).toBeUndefined();
  });
});

describe("going on", () => {
  it("says what is missing, after the chosen file was stored", async () => {
    const { saved, failure } = await receive([await file("Lebenslauf.pdf")], "continue");
    expect(saved).toEqual(["Lebenslauf.pdf"]);
    expect(failure).toEqual({ messages: ["certificateMissing"], code: 422 });
  });

  it("does not wait for what was just announced", async () => {
    stored.push({ name: "Zeugnis.pdf", category: "Certificate", text: "", refusalReason: null });
    const { failure } = await receive([], "continue", { cvComesLater: true });
    expect(failure).toBeUndefined();
    expect(changes).toEqual([{ cvComesLater: true, languageProofComesLater: false, version: 3 }]);
  });

  it("is not kept by a refused document that nobody has to hand in, only by one that is required", async () => {
    const refusalReason = "Zu dunkel.";
    stored.push(
      { name: "CV.pdf", category: "CV", text: "", refusalReason: null },
      { name: "Zeugnis.pdf", category: "Certificate", text: "", refusalReason: null },
      { name: "Foto.jpg", category: "Picture", text: "", refusalReason },
    );
    expect((await receive([], "continue")).failure).toBeUndefined();
    stored[1]!.refusalReason = refusalReason;
    expect((await receive([], "continue")).failure).toEqual({ messages: ["certificateMissing"], code: 422 });
  });

  it("writes nothing when no answer changed", async () => {
    await receive([], "save");
    expect(changes).toEqual([]);
  });
});
