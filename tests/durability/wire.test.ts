import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { type Portal, startPortal } from "../../e2e/world/portal.ts";
import { Visitor } from "../world/visitor.ts";
import { randomFrom } from "./random.ts";

const mutations = 2000;
const atOnce = 8;
const answerMilliseconds = 10_000;
/** Each run sends the same posts unless another seed is given. */
const seed = Number(process.env.WIRE_SEED ?? 35_505_010);
const random = randomFrom(seed);
const below = (count: number) => Math.floor(random() * count);
const one = <T>(list: readonly T[]) => list[below(list.length)]!;

let portal: Portal;
afterAll(() => portal.stop());

interface Sent {
  head: string;
  body: Buffer;
  /** A changed head may promise more bytes than are sent: then the test can only close the connection. */
  mayBeShort: boolean;
}

it(`answers ${mutations} odd posts, and nothing of them is left (WIRE_SEED=${seed})`, async () => {
  console.log(`WIRE_SEED=${seed}`);
  portal = await startPortal({ LOG_LEVEL: "fatal" });
  const fatal: string[] = [];
  portal.process.stdout?.on("data", (text: Buffer) => fatal.push(...(text.toString().match(/^\{.*/gm) ?? [])));
  const visitor = new Visitor(portal.url);
  await visitor.signIn("mia@example.org");
  const port = Number(new URL(portal.url).port);
  const handlesBefore = await handles();

  const unanswered: string[] = [];
  let left = mutations;
  const work = async () => {
    while (left-- > 0) {
      const sent = mutated(visitor.cookieHeader, port);
      if (!(await isAnswered(port, sent)))
        unanswered.push(`${sent.head}${sent.body.toString("latin1").slice(0, 2000)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  expect(unanswered).toEqual([]);
  expect(portal.process.exitCode).toBeNull();
  expect((await fetch(`${portal.url}/health`)).status).toBe(200);
  const incoming = join(portal.dataDirectory, "incoming");
  const waiting = async () => (existsSync(incoming) ? await readdir(incoming) : []);
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  // Some connections to database and backend stay open; each hanging post would add another.
  if (handlesBefore !== undefined)
    await expect.poll(handles, { timeout: 60_000 }).toBeLessThanOrEqual(handlesBefore + 40);
  expect(fatal).toEqual([]);
});

/** The number of open files and connections of the process; unknown on systems that do not report it. */
async function handles(): Promise<number | undefined> {
  const folder = `/proc/${portal.process.pid}/fd`;
  return existsSync(folder) ? (await readdir(folder)).length : undefined;
}

const paths = [
  "/",
  "/nowhere",
  "/cookies",
  "/ds/application/search/3",
  "/ds/application/search/4",
  "/ds/contact/3",
  "/lebenslauf-generator?index",
  "/lebenslauf-generator/input/profil",
  "/oidc/token",
];
const boundary = "x";
const heads = [
  'Content-Disposition: form-data; name="motivationText"',
  'Content-Disposition: form-data; name="file"; filename="a.pdf"',
  'Content-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png',
  'Content-Disposition: form-data; name="resume"; filename="a.json"',
  "Content-Disposition: form-data",
  "Content-Disposition: form-data; name",
  "Content-Disposition: form-data; name*=utf-8''%ff; filename*=utf-8''%",
  "Content-Type: application/octet-stream\r\nContent-Disposition: form-data; name=a",
  'Content-Disposition: form-data; name="a[b].c"\r\nContent-Type: text/plain; charset=utf-7',
  "X: y",
  ":",
  "",
];
const pieces = [
  "--x",
  "--x--",
  "\r\n",
  "\n",
  "\r",
  "--",
  "\r\n--x\r\n",
  "\0",
  "%",
  "é",
  "a".repeat(70_000),
  ";",
  '"',
  ":",
];

/** A browser's post, changed in some places. */
function mutated(cookie: string, port: number): Sent {
  const parts = Array.from({ length: below(5) }, () => {
    const content = one([
      "",
      "1",
      "%PDF-1.4",
      "x".repeat(below(100_000)),
      '{"basics":{"name":"A"}}',
      "\r\n--",
      "\0\xff",
    ]);
    return `--${boundary}\r\n${one(heads)}\r\n\r\n${content}\r\n`;
  });
  const isForm = random() < 0.2;
  const whole = isForm ? `formId=motivation&${"a=b&".repeat(below(300))}c=%` : `${parts.join("")}--${boundary}--\r\n`;
  const body = changed(Buffer.from(whole, "latin1"), below(4));
  const type = isForm ? "application/x-www-form-urlencoded" : `multipart/form-data; boundary=${boundary}`;
  const lines = [
    `POST ${one(paths)} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Cookie: ${random() < 0.7 ? cookie : one(["visitor=e30=", "session=W10=", "cv=MQ==", "a=%", "lng=%ff", ""])}`,
    `Origin: http://localhost:${port}`,
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  const mayBeShort = random() < 0.25;
  if (mayBeShort) spoil(lines);
  return { head: `${lines.join("\r\n")}\r\n\r\n`, body, mayBeShort };
}

/** Removes, doubles or inserts bytes. */
function changed(body: Buffer, times: number): Buffer {
  if (times === 0) return body;
  const at = below(body.length + 1);
  const to = Math.min(body.length, at + below(40));
  const piece = one([Buffer.alloc(0), body.subarray(at, to), Buffer.from(one(pieces), "latin1")]);
  return changed(Buffer.concat([body.subarray(0, at), piece, body.subarray(one([at, to]))]), times - 1);
}

function spoil(lines: string[]) {
  const at = below(lines.length);
  const line = lines[at]!;
  const odd = [
    line.slice(0, below(line.length)),
    `${line}${one(pieces.filter((piece) => piece.length < 10))}`,
    line.replace(/: .*/, `: ${"y".repeat(below(20_000))}`),
    `${line}\r\n${line}`,
    "Transfer-Encoding: chunked",
    "Content-Type: multipart/form-data",
    "Content-Type: multipart/form-data; boundary=",
    "Expect: 100-continue",
    "Content-Encoding: gzip",
    one(["TRACE", "PUT", "get", "POST"]) + line.slice(4),
    `POST ${one(["*", "http://a:99999/", "//evil.example/", "/%", "/%00", "/assets/%", "/\\evil"])} HTTP/1.1`,
    "",
  ];
  lines[at] = one(odd);
}

/**
 * Whether an answer comes in time. After a complete post we wait for it without closing the connection, and a connection
 * that is cut off is no answer.
 */
function isAnswered(port: number, { head, body, mayBeShort }: Sent): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const settle = (is: boolean) => {
      clearTimeout(tooLate);
      clearTimeout(end);
      socket.destroy();
      resolve(is);
    };
    const tooLate = setTimeout(settle, answerMilliseconds, false);
    const end = setTimeout(() => mayBeShort && socket.end(), 1000);
    socket.on("data", () => settle(true));
    socket.on("close", () => settle(mayBeShort));
    socket.on("error", () => settle(mayBeShort));
    socket.write(head, "latin1");
    socket.write(body);
  });
}
