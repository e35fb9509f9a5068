import { beforeEach, expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { answerFewAtOnce } from "#server/few-at-once.ts";
import { deferred } from "../world/deferred.ts";
import { serve } from "./serve.ts";

let begun = 0;
let came = 0;
let closed = 0;
let mayAnswer = Promise.resolve();
beforeEach(() => {
  begun = came = closed = 0;
});
const send = await serve(
  (request, response, next) => {
    request.app.set("trust proxy", "loopback");
    came += 1;
    response.once("close", () => {
      closed += 1;
    });
    next();
  },
  answerFewAtOnce,
  async (_request, response) => {
    begun += 1;
    await mayAnswer;
    response.send("answered");
  },
);
const from = (address: string, more: Parameters<typeof send>[0] = {}) =>
  send({ headers: { "X-Forwarded-For": address }, ...more });

test("an address that asks the identity provider for a lot waits for itself, and nobody else does", async () => {
  const { promise, resolve } = deferred();
  mayAnswer = promise;
  const greedy = Array.from({ length: 2 * limits.requestsOfOne }, () => from("192.0.2.1"));
  await expect.poll(() => begun).toBe(limits.requestsOfOne);
  mayAnswer = Promise.resolve();
  expect((await from("192.0.2.2")).status).toBe(200);
  expect((await from("192.0.2.1", { method: "POST", body: "state=s" })).status).toBe(200);
  expect(begun).toBe(limits.requestsOfOne + 2);
  resolve();
  expect((await Promise.all(greedy)).every(({ status }) => status === 200)).toBe(true);
  expect(begun).toBe(2 * limits.requestsOfOne + 2);
});

test("who leaves before their turn costs the identity provider nothing", async () => {
  const { promise, resolve } = deferred();
  mayAnswer = promise;
  const first = Array.from({ length: limits.requestsOfOne }, () => from("192.0.2.3"));
  await expect.poll(() => begun).toBe(limits.requestsOfOne);
  const leaving = new AbortController();
  const impatient = Array.from({ length: 5 }, () => from("192.0.2.3", { signal: leaving.signal }));
  const ends = Promise.allSettled(impatient);
  await expect.poll(() => came).toBe(limits.requestsOfOne + 5);
  leaving.abort();
  await ends;
  await expect.poll(() => closed).toBe(5);
  resolve();
  await Promise.all(first);
  expect((await from("192.0.2.3")).status).toBe(200);
  expect(begun).toBe(limits.requestsOfOne + 1);
});

test("an address that changes within its IPv6 network waits for itself all the same", async () => {
  const { promise, resolve } = deferred();
  mayAnswer = promise;
  const greedy = Array.from({ length: limits.requestsOfOne }, (_, at) => from(`2001:db8::${at + 1}`));
  await expect.poll(() => begun).toBe(limits.requestsOfOne);
  mayAnswer = Promise.resolve();
  const next = from("2001:db8::ffff");
  expect((await from("2001:db8:0:1::1")).status).toBe(200);
  expect(begun).toBe(limits.requestsOfOne + 1);
  resolve();
  await Promise.all([...greedy, next]);
  expect(begun).toBe(limits.requestsOfOne + 2);
});
