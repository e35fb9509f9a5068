import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import express from "express";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Posted } from "#app/context.ts";
import { limits } from "#contract/limits.ts";
import { discardFiles, readPost, UnreadablePost } from "#server/posted-form.ts";
import { useTemporaryDirectory } from "../temporary-directory.ts";

const directory = useTemporaryDirectory();
let posted: Posted | undefined;
let refused: number | undefined;
let answered: Promise<void> = Promise.resolve();

const app = express().post("/", (request, response) => {
  answered = readPost(request, directory).then(
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
  if (posted) await discardFiles(posted.files);
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

  it("lose the one character that nothing can store", async () => {
    const form = new FormData();
    form.append("a", "x\0y");
    for (const body of [form, new URLSearchParams({ a: "x\0y" })]) {
      await send(body);
      expect(posted?.fields.get("a")).toBe("xy");
    }
  });

  it.each([
    ["more than there may be", Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}`, "x"])), 400],
    ["a huge index", { "languageSkills[999999999].code": "de" }, 400],
    ["a deep name", { "a.b.c.d.e.f.g": "x" }, 400],
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

  it("are none when none was chosen", async () => {
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
