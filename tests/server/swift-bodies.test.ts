import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import express from "express";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { limits } from "#contract/limits.ts";
import { onlySwiftBodies } from "#server/swift-bodies.ts";

let brokenOff = 0;
let arrived = 0;
const app = express()
  .use(onlySwiftBodies((response) => response.status(408).send("too slow")))
  .post("/", (request, response) => {
    request.on("data", (piece: Buffer) => {
      arrived += piece.length;
    });
    request.once("end", () => response.send("done"));
    request.once("close", () => {
      if (!request.complete) brokenOff++;
    });
  });
const server = app.listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;

// Only the watch's own clock: connections go on as they do.
beforeEach(() => {
  brokenOff = arrived = 0;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => vi.useRealTimers());

/** A post that has begun; `send` waits until more of it arrived. */
async function begin(type: string) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const answer = text(socket);
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n`,
  );
  const send = async (bytes: number) => {
    const before = arrived;
    socket.write("x".repeat(bytes));
    await expect.poll(() => arrived).toBe(before + bytes);
  };
  await send(1);
  return { answer, send };
}
const form = "application/x-www-form-urlencoded";
const upload = "multipart/form-data; boundary=x";
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

test.each([form, upload])("a body of %s that brings nothing is cut off", async (type) => {
  const { answer } = await begin(type);
  pass(limits.stillMilliseconds);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*too slow$/);
  await expect.poll(() => brokenOff).toBe(1);
});

test("one that only drips is no better", async () => {
  const { answer, send } = await begin(upload);
  for (let at = 0; at < 5; at++) {
    pass(limits.stillMilliseconds / 6);
    await send(10);
  }
  pass(limits.stillMilliseconds / 6);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("a form has a minute in all, files have as long as they come", async () => {
  const [aForm, anUpload] = [await begin(form), await begin(upload)];
  for (let at = 0; at < 5; at++) {
    await aForm.send(10_000);
    await anUpload.send(10_000);
    pass(limits.formMilliseconds / 6);
  }
  await aForm.send(10_000);
  await anUpload.send(10_000);
  pass(limits.formMilliseconds / 6);
  expect(await aForm.answer).toMatch(/^HTTP\/1\.1 408 /);
  await anUpload.send(1_000_000 - 60_001);
  expect(await anUpload.answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/);
});
