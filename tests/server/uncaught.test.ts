import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";

interface Line {
  level: number;
  msg: string;
  err?: { message: string; stack: string };
}

const child = spawn(process.execPath, ["--import", "tsx", "tests/server/uncaught.process.ts"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const ended = once(child, "close");
afterAll(() => child.kill("SIGKILL"));
const lines: string[] = [];
const output = createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
await once(output, "line");
const url = `http://127.0.0.1:${lines.shift()}`;

const post = (path: string, headers = {}) =>
  fetch(url + path, { method: "POST", body: "a body", headers: { "Content-Type": "text/plain", ...headers } });
const logged = () => lines.map((line) => JSON.parse(line) as Line);

test.each([
  ["/timer", "broken in a timer"],
  ["/promise", "broken in a promise"],
  ["/later", "broken in a promise"],
  ["/nothing", "Something without a name was thrown"],
  ["/data", "broken in a body's piece"],
  ["/end", "broken in a body's end"],
  ["/event", "broken in an event"],
])("an error of %s ends its request, is logged with its stack, and nothing else", async (path, message) => {
  lines.length = 0;
  const answer = await post(path);
  expect(answer.status).toBe(503);
  await expect.poll(logged).toMatchObject([{ level: 60, err: { message } }]);
  expect(logged()[0]?.err?.stack).toContain(message);
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test("an unfinished answer is cut off, and a finished one stays", async () => {
  await expect(post("/begun").then((answer) => answer.text())).rejects.toThrow();
  // The server ends this connection after its answer: nothing else may be sent on it.
  expect(await post("/close", { Connection: "close" }).then((answer) => answer.text())).toBe("done");
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test("an error outside any request ends the process and is its last line", async () => {
  lines.length = 0;
  await post("/nobody");
  const [code] = await ended;
  expect(code).toBe(1);
  expect(logged().at(-1)).toMatchObject({ level: 60, err: { message: "broken in nobody's hands" } });
  expect(logged().at(-1)?.err?.stack).toContain("uncaught.process.ts");
});

test("a signal ends a start that is under way, also where Node would ignore it as the first process", async () => {
  const script =
    'import { endAtOnce } from "#server/uncaught.ts"; endAtOnce(); console.log(); setInterval(() => {}, 1000);';
  const start = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script]);
  const ending = once(start, "close");
  await once(start.stdout, "data");
  start.kill("SIGTERM");
  expect(await ending).toEqual([143, null]);
});
