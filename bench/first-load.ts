import { get } from "node:http";
import { browserHeaders } from "./load.ts";

/** The encodings that a browser accepts; the portal sends the page itself as gzip for both. */
const accepted = { gzip: "gzip, deflate", br: "gzip, deflate, br" };
type Encoding = keyof typeof accepted;

interface Sizes {
  html: number;
  css: number;
  js: number;
  /** The page's words, a script that the browser keeps as well. */
  words: number;
}
export interface FirstLoad {
  gzip: Sizes;
  br: Sizes;
  /** Whether files are chosen on the page. */
  takesFiles: boolean;
  /** Backend calls and SQL statements, if the portal counts them (`count-calls.js`). */
  calls: number;
  statements: number;
}

/**
 * The bytes on the wire, without headers, that a browser with an empty cache receives for a page. Fails for one that is
 * not shown, which would weigh little.
 */
export async function firstLoad(url: string, path: string, cookie: string): Promise<FirstLoad> {
  const open = (address: string, encoding: string) =>
    address.startsWith("/assets/") ? receiveOnce(url, address, encoding) : receive(url, address, encoding, cookie);
  const page = await open(path, "identity");
  if (page.status >= 300 && page.status < 400) throw new Error(`${path} redirects to ${page.headers.location}`);
  if (page.status >= 500 && path !== "/maintenance") throw new Error(`${path} answers ${page.status}`);
  const html = page.body.toString();
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
  const scripts = await scriptsOf(html, async (address) => (await open(address, "identity")).body.toString());
  const sizeOf = async (addresses: string[], encoding: Encoding) => {
    const answers = await Promise.all(addresses.map((address) => open(address, accepted[encoding])));
    return answers.reduce((sum, { body }) => sum + body.length, 0);
  };
  const sizes = async (encoding: Encoding) => ({
    html: await sizeOf([path], encoding),
    css: await sizeOf(styles, encoding),
    js: await sizeOf(
      scripts.filter((address) => !isWords(address)),
      encoding,
    ),
    words: await sizeOf(scripts.filter(isWords), encoding),
  });
  const takesFiles = html.includes('type="file"');
  return { gzip: await sizes("gzip"), br: await sizes("br"), takesFiles, ...(await countsOf(open, path)) };
}

const isWords = (address: string) => address.startsWith("/assets/words/");

/** How others name scripts: they import or preload them, or have elements that load them. Ours has a list. */
const named = /(?:\bimport\(|<link rel="modulepreload"[^>]* href=|<script(?![^>]*noModule)[^>]* src=)"(\/[^"]+\.js)"/g;

/** The scripts that the page names, and their static imports. */
async function scriptsOf(html: string, read: (address: string) => Promise<string>): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const text = await read(address);
    const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*"(\.{0,2}\/[^"]+\.js)"/g)];
    for (const [, relative] of imports) await visit(new URL(relative!, `http://x${address}`).pathname);
  };
  const [, ours = "[]"] = /const files=(\[[^\]]*\])/.exec(html) ?? [];
  for (const address of JSON.parse(ours)) await visit(address);
  for (const [, address] of html.matchAll(named)) await visit(address!);
  return [...found];
}

/** The least of three: background jobs may add to any one of them. */
async function countsOf(open: (address: string, encoding: string) => Promise<Answer>, path: string) {
  const answers = [await open(path, "gzip"), await open(path, "gzip"), await open(path, "gzip")];
  const least = (name: string) => Math.min(...answers.map(({ headers }) => Number(headers[name] ?? Number.NaN)));
  return { calls: least("x-backend-calls"), statements: least("x-sql-statements") };
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const received = new Map<string, Promise<Answer>>();

/** Most pages share their files. */
function receiveOnce(url: string, path: string, encoding: string): Promise<Answer> {
  const key = `${url}${path} ${encoding}`;
  const answer = received.get(key) ?? receive(url, path, encoding, "");
  received.set(key, answer);
  return answer;
}

/** A plain GET, because `fetch` would decompress the body. */
function receive(url: string, path: string, encoding: string, cookie: string): Promise<Answer> {
  const headers = {
    ...browserHeaders,
    "Accept-Encoding": encoding,
    Cookie: cookie,
    "X-Request-Id": `bench-${Math.random().toString(36).slice(2).padEnd(8, "0")}`,
  };
  return new Promise((resolve, reject) => {
    get(new URL(path, url), { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).once("error", reject);
  });
}
