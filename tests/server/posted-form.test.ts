import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import express from "express";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Posted } from "#app/context.ts";
import { discardIncoming, type IncomingFile, keepIncoming } from "#backend/files/incoming.ts";
import { limits } from "#contract/limits.ts";
import { readPost, UnreadablePost } from "#server/posted-form.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";

const directory = useTemporaryDirectory();
let folder: string | undefined = directory;
let posted: Posted | undefined;
let refused: number | undefined;
let answered: Promise<void> = Promise.resolve();

const app = express().post("/", (request, response) => {
  answered = readPost(request, folder).then(
    (read) => {
      posted = read;
      response.end();
    },
    (error: UnreadablePost) => {
      refused = error instanceof UnreadablePost ? error.status : 500;
      response.status(refused).end();
    },
  );
});
const server = app.listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

beforeEach(async () => {
  if (posted) await discardIncoming(posted.files);
  folder = directory;
  posted = undefined;
  refused = undefined;
});

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/`, { method: "POST", body, headers });
const filled = (bytes: number) => new Uint8Array(bytes).fill(65);
const files = (...contents: Uint8Array<ArrayBuffer>[]) => {
  const form = new FormData();
  form.append("formToken", "geheim");
  contents.forEach((content, index) => {
    form.append("file", new File([content], `Zeugnis ${index + 1}.pdf`));
  });
  return form;
};
const left = () => readdir(directory);

describe("fields", () => {
  it("are read as they were typed", async () => {
    await send(new URLSearchParams({ firstName: "Şükrü", "languageSkills[0].level": "4" }));
    expect([...(posted?.fields ?? [])]).toEqual([
      ["firstName", "Şükrü"],
      ["languageSkills[0].level", "4"],
    ]);
  });

  it("lose NUL, the one character that cannot be stored", async () => {
    const form = new FormData();
    form.append("a", "x\0y");
    for (const body of [form, new URLSearchParams({ a: "x\0y" })]) {
      await send(body);
      expect(posted?.fields.get("a")).toBe("xy");
    }
  });

  it("have line breaks of one character, of which browsers post two: limits count what was typed", async () => {
    const form = new FormData();
    form.append("a", "x\r\ny");
    for (const body of [form, new URLSearchParams({ a: "x\r\ny" })]) {
      await send(body);
      expect(posted?.fields.get("a")).toBe("x\ny");
    }
  });

  it.each([
    ["more than there may be", Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}`, "x"])), 400],
    ["a huge index", { "languageSkills[999999999].code": "de" }, 400],
    ["a deep name", { "a.b.c.d.e.f.g": "x" }, 400],
    ["an order to the form parser", { __intent__: '{"type":"update"}' }, 400],
    ["its state", { __state__: "{}" }, 400],
    ["NUL in a name", { "a\0b": "x" }, 400],
    ["a name that is too long", { ["n".repeat(101)]: "x" }, 400],
    ["a text that is too long", { motivationText: "x".repeat(limits.urlEncodedBytes) }, 413],
  ])("with %s are refused, in either form", async (_what, fields, status) => {
    const plain = await send(new URLSearchParams(fields));
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const multipart = await send(form);
    expect([plain.status, multipart.status]).toEqual([status, status]);
  });

  it("that are many and long together are refused too", async () => {
    const form = new FormData();
    for (let index = 0; index < 100; index++) form.append(`f${index}`, "x".repeat(10_000));
    expect((await send(form)).status).toBe(413);
  });

  it("of another kind of post are refused", async () => {
    expect((await send("{}", { "Content-Type": "application/json" })).status).toBe(415);
  });
});

describe("files", () => {
  it("wait on disk, byte by byte, beside the fields", async () => {
    await send(files(filled(70_000)));
    const [file] = posted?.files ?? [];
    expect(posted?.fields.get("formToken")).toBe("geheim");
    expect(file).toMatchObject({ field: "file", name: "Zeugnis 1.pdf", bytes: 70_000 });
    expect(file?.objection).toBeUndefined();
    expect(await readFile(file?.path ?? "")).toHaveLength(70_000);
  });

  it("are told to be lost where nobody may send them", async () => {
    folder = undefined;
    await send(files(filled(10)));
    expect(posted).toMatchObject({ files: [], hasLostFiles: true });
    const form = new FormData();
    form.append("file", new File([], ""));
    await send(form);
    expect(posted?.hasLostFiles).toBeUndefined();
  });

  it("are an empty list when none was chosen", async () => {
    const form = new FormData();
    form.append("file", new File([], ""));
    await send(form);
    expect(posted?.files).toEqual([]);
  });

  it("that are too large are counted, not kept; the others stay", async () => {
    await send(files(filled(limits.uploadBytes + 1), filled(10), filled(limits.uploadBytes)));
    const [large, small, full] = posted?.files ?? [];
    expect(large).toMatchObject({ objection: "fileTooLarge", bytes: limits.uploadBytes + 1 });
    expect([small?.objection, full?.objection]).toEqual([undefined, undefined]);
    expect(await left()).toHaveLength(2);
  });

  it("without content are named, not kept", async () => {
    await send(files(filled(0), filled(10)));
    expect(posted?.files.map(({ objection, bytes }) => [objection, bytes])).toEqual([
      ["fileEmpty", 0],
      [undefined, 10],
    ]);
    expect(await left()).toHaveLength(1);
  });

  it("beyond five are named, not kept", async () => {
    await send(files(...Array.from({ length: 7 }, () => filled(10))));
    expect(posted?.files.map(({ objection }) => objection)).toEqual([
      ...Array(limits.postFiles).fill(undefined),
      "tooManyFiles",
      "tooManyFiles",
    ]);
    expect(await left()).toHaveLength(limits.postFiles);
  });

  it("in endless number are refused and leave nothing", async () => {
    const { status } = await send(files(...Array.from({ length: 250 }, () => filled(1))));
    expect(status).toBe(400);
    expect(await left()).toEqual([]);
  });

  it.each([
    ["no boundary", "multipart/form-data", "x"],
    [
      "no end",
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
    ],
    ["no part", "multipart/form-data; boundary=b", "nothing of the kind"],
  ])("in a broken post with %s are refused and leave nothing", async (_what, type, body) => {
    expect((await send(body, { "Content-Type": type })).status).toBe(400);
    expect(await left()).toEqual([]);
  });

  it("are dropped where the page accepts none; the fields are read", async () => {
    folder = undefined;
    await send(files(filled(300_000), filled(10)));
    expect(posted?.files).toEqual([]);
    expect(posted?.fields.get("formToken")).toBe("geheim");
    expect(await left()).toEqual([]);
  });

  it("of a post that breaks off leave nothing", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write(
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n" +
        `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${"x".repeat(200_000)}`,
    );
    await expect.poll(left).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => refused).toBe(400);
    await answered;
    expect(await left()).toEqual([]);
  });
});

/** The head of a part, and its content. */
const part = (head: string, body: string) => `--x\r\n${head}\r\n\r\n${body}\r\n`;
const field = (params: string) => `Content-Disposition: form-data${params}`;
const upload = part(field('; name="file"; filename="a.pdf"'), "bytes");
const end = "--x--\r\n";

describe("an odd body is answered and leaves neither file nor hanging post", () => {
  const none = part(field(""), "1");
  it.each([
    ["a field without a name", none + end, 200],
    ["a field with an empty name", part(field('; name=""'), "1") + end, 200],
    ["a file without a name", part(field('; filename="a.pdf"'), "1") + upload + end, 200],
    ["a text in no charset", part(`${field('; name="a"')}\r\nContent-Type: text/plain; charset=utf-7`, "1") + end, 200],
    ["a part that is no form's", part("Content-Disposition: attachment", "1") + part("X: y", "1") + end, 200],
    ["a malformed head before a file", `--x\r\n \r\n${upload}`, 400],
    ["malformed heads", "--x\r\n \r\n".repeat(3) + upload + end, 400],
    ["a file's head that breaks off", `${upload}--x\r\n${field('; name="b"; filename="b"')}\r\ne:`, 400],
    ["a broken head behind a file", `${upload}--x\r\n:\r\n\r\n`, 400],
    [
      "a file that nobody wants and that breaks off",
      `--x\r\n${field('; name="b"')}\r\nContent-Type: application/octet-stream\r\n\r\nabc`,
      400,
    ],
    [
      "the finding of the wire",
      '--x\r\n \r\n--x\r\nContent-Disposition:form-data;name="f";filename="a"\r\ne:\r\n\r\n\n',
      400,
    ],
  ])("%s", async (_what, body, status) => {
    const answer = await send(body, { "Content-Type": "multipart/form-data; boundary=x" });
    expect(answer.status).toBe(status);
    await discardIncoming(posted?.files ?? []);
    expect(await left()).toEqual([]);
  });

  it("however much follows the broken part", async () => {
    const body = `--x\r\n \r\n${upload}${"y".repeat(2_000_000)}`;
    expect((await send(body, { "Content-Type": "multipart/form-data; boundary=x" })).status).toBe(400);
    expect(await left()).toEqual([]);
  });
});

describe("a disk that cannot be written", () => {
  it("is an objection to the file; its fields and the files beside it are read", async () => {
    folder = join(directory, "no folder");
    await writeFile(folder, "");
    await send(files(filled(300_000), filled(10)));
    expect(posted?.fields.get("formToken")).toBe("geheim");
    expect(posted?.files).toMatchObject([
      { objection: "processing", bytes: 300_000 },
      { objection: "processing", bytes: 10 },
    ]);
    await rm(folder);
  });

  it.runIf(existsSync("/dev/full"))("says so when it is full", async () => {
    const path = join(directory, "full");
    await symlink("/dev/full", path);
    const file: IncomingFile = { path, bytes: 0 };
    await keepIncoming(file, Readable.from([Buffer.from("a"), Buffer.from("bc")]));
    expect(file).toEqual({ path, bytes: 3, objection: "noSpace" });
    expect(await left()).toEqual([]);
  });
});
