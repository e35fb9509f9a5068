import { expect, test } from "vitest";
import { json } from "#app/json.server.ts";
import { WholePage } from "#app/whole-page.ts";
import { sendAnswer } from "#server/send-answer.ts";
import { serve } from "./serve.ts";

const words = "Start ".repeat(500);
const answers: Record<string, () => Response> = {
  "/page": () => new WholePage(words, { headers: { Vary: "Cookie" } }),
  "/data": () => json({ words }, { status: 422 }) as Response,
  // As Remix passes data on: with a header of its own.
  "/passed": () =>
    new Response((json({ words }) as Response).body, { headers: { "Content-Type": "application/json" } }),
  "/short": () => json({ isDone: true }) as Response,
};
const send = await serve((request, response) => sendAnswer(response, answers[request.path]!()));

const sentFor = async (path: string, accepted: string) => {
  const { headers, body } = await send({ path, headers: { "Accept-Encoding": accepted } });
  return { encoding: headers["content-encoding"], bytes: Number(headers["content-length"]), body };
};

test.each(["/page", "/data", "/passed"])(
  "%s is packed for browsers that take gzip, and for no others",
  async (path) => {
    for (const accepted of ["gzip, deflate, br, zstd", "gzip"]) {
      const { encoding, bytes } = await sentFor(path, accepted);
      expect([encoding, bytes < 200]).toEqual(["gzip", true]);
    }
    for (const accepted of ["br", "gzip;q=0", "not-gzip"]) {
      const { encoding, body } = await sentFor(path, accepted);
      expect([encoding, body.includes(words)]).toEqual([undefined, true]);
    }
  },
);

test("what fits into one packet anyway is not packed", async () => {
  expect(await sentFor("/short", "gzip")).toEqual({ encoding: undefined, bytes: 15, body: '{"isDone":true}' });
});

test("caches are told that an answer depends on what the browser takes, and nobody keeps data", async () => {
  expect((await send({ path: "/page" })).headers.vary).toBe("Cookie, Accept-Encoding");
  const { status, headers } = await send({ path: "/data" });
  expect([status, headers["cache-control"]]).toEqual([422, "no-store"]);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
});
