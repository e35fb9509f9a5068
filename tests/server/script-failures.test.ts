import { expect, test } from "vitest";
import { limits } from "#contract/limits.ts";
import { openLog, requestLog } from "#server/log.ts";
import { scriptFailures } from "#server/script-failures.ts";
import { serve } from "./serve.ts";

const lines: string[] = [];
const log = openLog({ level: "warn", environment: "test" }, { write: (line) => void lines.push(line) });
const logged = () => lines.splice(0);
const start = () =>
  serve(
    requestLog(log, (path) => path),
    scriptFailures(),
  );

const failure = {
  moment: "page",
  message: 'TypeError: a.at is not a function in "Mia Hoffmann", mia@example.org, DE02120300000000202051',
  stack:
    "TypeError: Mia\n  at Ka (https://portal.example/assets/portal-B2jZ3DKp.js:9:1234)\n  at http://evil.example/x.js:1:1",
};
const report = (
  fields: Record<string, string>,
  headers: NodeJS.Dict<string> = { "Sec-Fetch-Site": "same-origin" },
) => ({
  method: "POST",
  path: "/script-failures",
  headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  body: new URLSearchParams(fields).toString(),
});

test("the log names the error and our file, and contains no text that a person typed", async () => {
  const send = await start();
  expect((await send(report(failure))).status).toBe(204);
  const [line] = logged();
  expect(JSON.parse(line!)).toMatchObject({
    msg: "script failed",
    moment: "page",
    failure: expect.stringContaining("a.at is not a function"),
    at: ["/assets/portal-B2jZ3DKp.js:9:1234"],
  });
  expect(line).not.toMatch(/Mia|Hoffmann|mia@|DE02|evil/);
});

test("a report that is no failure of our scripts is cut to known values", async () => {
  const send = await start();
  await send(report({ moment: "whenever", message: "x".repeat(5000) }));
  const { moment, failure: message, at } = JSON.parse(logged()[0]!);
  expect({ moment, length: message.length, at }).toEqual({ moment: undefined, length: 200, at: undefined });
});

test("only reports from our own pages are accepted", async () => {
  const send = await start();
  expect((await send(report(failure, {}))).status).toBe(403);
  expect(logged()).toEqual([]);
});

test("one address may send only a limited number of reports", async () => {
  const send = await start();
  const statuses: number[] = [];
  for (let time = 0; time <= limits.scriptFailuresPerHour; time++) statuses.push((await send(report(failure))).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(limits.scriptFailuresPerHour);
  expect(statuses.at(-1)).toBe(429);
  logged();
});

test("a body that is too large is refused", async () => {
  const send = await start();
  expect((await send(report({ stack: "x".repeat(20_000) }))).status).toBe(413);
});
