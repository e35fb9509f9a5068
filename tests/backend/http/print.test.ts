import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { attempt } from "#backend/db/schema/calls.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { addressOf } from "#contract/endpoint.ts";
import { limits } from "#contract/limits.ts";
import { useBackend } from "../../world/backend.ts";
import { usePdfReader } from "../../world/pdf-reader.ts";

const { backend, origin } = await useBackend();
const { wordsOf } = usePdfReader();

/** The public endpoint, as reached by any client on the network. */
async function post(html: string, address = "192.0.2.1") {
  const response = await fetch(origin + addressOf(publicCalls.makeCurriculumVitae), {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify({ type: "document", html }),
  });
  const content = Buffer.from(await response.arrayBuffer());
  const isPdf = response.headers.get("Content-Type") === "application/pdf";
  return {
    status: response.status,
    retryAfter: response.headers.get("Retry-After"),
    file: content.toString("latin1"),
    words: isPdf ? (await wordsOf(content)).text : "",
    customErrors: isPdf ? undefined : JSON.parse(content.toString()).customErrors,
  };
}
const picture = (src: string) => `<img src="${src}" alt="Bild">`;

/** A server that must receive no request. */
const visits: string[] = [];
const canary = createServer((request, response) => {
  visits.push(request.url ?? "");
  response.writeHead(200, { "Content-Type": "image/png" }).end();
}).listen(0, "127.0.0.1");
await once(canary, "listening");
afterAll(() => canary.close());
const host = `127.0.0.1:${(canary.address() as AddressInfo).port}`;

describe("a posted page fetches nothing", () => {
  const address = `http://${host}/a`;
  it.each([
    ["a picture", picture(address)],
    ["a picture without its protocol", picture(`//${host}/a`)],
    ["a set of pictures", `<img srcset="${address} 2x" alt=""><picture><source srcset="${address}"></picture>`],
    ["a style sheet", `<link rel="stylesheet" href="${address}"><style>@import url(${address})</style>`],
    ["a background", `<p style="background:url(${address})" background="${address}">a</p>`],
    ["a frame", `<iframe src="${address}"></iframe><frame src="${address}"><object data="${address}"></object>`],
    ["an embedded file", `<embed src="${address}"><applet code="${address}"></applet><video poster="${address}">`],
    ["a drawing", `<svg><image href="${address}" /><use href="${address}#a" /></svg>`],
    ["a drawing as a picture", picture(`data:image/svg+xml;base64,${btoa(`<svg><image href="${address}"/></svg>`)}`)],
    [
      "a script",
      `<script src="${address}"></script><script>fetch("${address}")</script><img src="x" onerror="fetch('${address}')">`,
    ],
    ["another base", `<base href="http://${host}/"><img src="a" alt="">`],
    [
      "another page",
      `<meta http-equiv="refresh" content="0; url=${address}"><form action="${address}"><input type="image" src="${address}"></form>`,
    ],
    ["an entity", `<!DOCTYPE html [<!ENTITY x SYSTEM "${address}">]><p>&x;</p>`],
    ["a template's code", `#image("${address}") #include("${address}") #import "@preview/${host}:1.0.0": *`],
    ["a link", `<a href="${address}">weiter</a> <a href="https://${host}/b">weiter</a>`],
  ])("for %s", async (_what, html) => {
    const { status, words } = await post(`<p>Guten Tag</p>${html}`);
    expect(status).toBe(200);
    expect(words).toContain("Guten Tag");
    expect(visits).toEqual([]);
  });

  it("although the server it did not call can be reached", async () => {
    await fetch(`http://${host}/by-us`);
    expect(visits.splice(0)).toEqual(["/by-us"]);
  });
});

describe("a posted page reads no file", () => {
  const secret = "Geheimnis4711";

  it.each([
    ["as a picture", (url: string) => picture(url)],
    ["in a frame", (url: string) => `<iframe src="${url}"></iframe><object data="${url}"></object>`],
    [
      "by the template's code",
      (url: string) => `#read("${new URL(url).pathname}") #include "${new URL(url).pathname}"`,
    ],
    ["of the template's own", () => '#read("document.typ") #import "document.typ": * #sys.inputs.document'],
    ["by a link", (url: string) => `<a href="${url}">weiter</a>`],
  ])("%s", async (_how, html) => {
    const path = join(backend.settings.dataDirectory, "secret.txt");
    await writeFile(path, secret);
    const url = pathToFileURL(path).href;
    const { status, words, file } = await post(`<p>Guten Tag</p>${html(url)}`);
    expect(status).toBe(200);
    expect(words).toContain("Guten Tag");
    for (const text of [words, file]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain("Draws the tree of");
    }
    expect(file).not.toContain("file:///");
  });
});

it("runs no script and keeps none in its output", async () => {
  const html = `<p onclick="alert(1)">Guten Tag</p><script>document.write("geschrieben")</script>
    <a href="javascript:alert(2)">weiter</a><a href="data:text/html,<script>alert(3)</script>">mehr</a>`;
  const { words, file } = await post(html);
  expect(words).toMatch(/Guten Tag\s+weiter\s?mehr/);
  expect(words).not.toMatch(/geschrieben|alert/);
  expect(file).not.toMatch(/\/JavaScript|\/JS|\/OpenAction|\/Launch|\/URI/);
});

describe("a posted page is refused with 422", () => {
  const bomb = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();

  it("when it has 100,000 parts", async () => {
    const { status, customErrors } = await post("<p>a</p>".repeat(50_000));
    expect([status, customErrors]).toEqual([422, { html: ["documentTooLarge"] }]);
  });
  it("when it is nested deeply", async () => {
    const { status, customErrors } = await post(`${"<div>".repeat(100_000)}a`);
    expect([status, customErrors]).toEqual([422, { html: ["documentTooLarge"] }]);
  });
  it("when it is nested just deeper than it may be", async () => {
    const { status, customErrors } = await post(`${"<div>".repeat(limits.printDepth + 2)}a`);
    expect([status, customErrors]).toEqual([422, { html: ["documentTooLarge"] }]);
  });
  it("when a picture has too many pixels", async () => {
    const src = `data:image/png;base64,${(await bomb(9000, 9000)).toString("base64")}`;
    const { status, customErrors } = await post(`<p>a</p>${picture(src)}`);
    expect([status, customErrors]).toEqual([422, { html: ["fileBroken"] }]);
  });
  it("when a picture merely claims to be huge", async () => {
    const small = await bomb(1, 1);
    small.writeUInt32BE(60_000, 16);
    small.writeUInt32BE(60_000, 20);
    const { status, customErrors } = await post(
      `<p>a</p>${picture(`data:image/png;base64,${small.toString("base64")}`)}`,
    );
    expect([status, customErrors]).toEqual([422, { html: ["fileBroken"] }]);
  });
  it("when it has no content", async () => {
    const { status, customErrors } = await post("<script>alert(1)</script>");
    expect([status, customErrors]).toEqual([422, { html: ["documentEmpty"] }]);
  });
});

it("is refused with 413 before it is read when it is far too long", async () => {
  expect((await post("a".repeat(1_300_000))).status).toBe(413);
});

it("prints wide and long content that is allowed: a table of hundreds of cells, a word without end", async () => {
  const row = `<tr>${"<td>Zelle</td>".repeat(50)}</tr>`;
  const { status, words } = await post(`<table>${row.repeat(60)}</table><p>${"W".repeat(20_000)}</p>`);
  expect(status).toBe(200);
  expect(words).toContain("Zelle");
});

it("refuses a heavy page, and others meanwhile with 503 and when to come again; those that wait are printed", async () => {
  // For each paragraph the parser closes and reopens every open element.
  const open = Array.from({ length: 9000 }, (_, index) => `<b class="c${index}">`).join("");
  const print = (html: string) => backend.printer.print(randomUUID(), { type: "document", html });
  const slow = print(`${open}${"<p>a".repeat(9000)}`).catch((error) => error.customErrors);
  const waiting = Array.from({ length: limits.printsWaiting }, () => print("<p>a</p>"));
  const { status, retryAfter } = await post("<p>a</p>");
  expect([status, retryAfter]).toEqual([503, "2"]);
  expect(await slow).toEqual({ html: ["documentTooLarge"] });
  for (const pdf of await Promise.all(waiting)) expect(pdf.length).toBeGreaterThan(1000);
  expect((await post("<p>Guten Tag</p>")).status).toBe(200);
});

it("limits the prints per hour for one address, and goes on for others", async () => {
  const who = "192.0.2.9";
  const attempts = Array.from({ length: limits.printsPerHour }, () => ({ kind: "print", who }));
  await backend.database.db.insert(attempt).values(attempts);
  expect((await post("<p>a</p>", who)).status).toBe(429);
  expect((await post("<p>a</p>", "192.0.2.10")).status).toBe(200);
});
