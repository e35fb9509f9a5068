import { expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { answerFewAtOnce } from "#server/few-at-once.ts";
import { deferred } from "../world/deferred.ts";
import { serve } from "./serve.ts";

let begun = 0;
let mayAnswer = Promise.resolve();
const send = await serve(
  (request, _response, next) => {
    request.app.set("trust proxy", "loopback");
    next();
  },
  answerFewAtOnce,
  async (_request, response) => {
    begun += 1;
    await mayAnswer;
    response.send("answered");
  },
);
const from = (address: string, body?: string) =>
  send({ method: body ? "POST" : "GET", headers: { "X-Forwarded-For": address }, body });

test("an address that asks the identity provider for a lot waits for itself, and nobody else does", async () => {
  const { promise, resolve } = deferred();
  mayAnswer = promise;
  const greedy = Array.from({ length: 2 * limits.requestsOfOne }, () => from("192.0.2.1"));
  await expect.poll(() => begun).toBe(limits.requestsOfOne);
  mayAnswer = Promise.resolve();
  expect((await from("192.0.2.2")).status).toBe(200);
  expect((await from("192.0.2.1", "state=s")).status).toBe(200);
  expect(begun).toBe(limits.requestsOfOne + 2);
  resolve();
  expect((await Promise.all(greedy)).every(({ status }) => status === 200)).toBe(true);
  expect(begun).toBe(2 * limits.requestsOfOne + 2);
});
