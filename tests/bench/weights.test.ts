import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { firstLoad } from "../../bench/first-load.ts";
import { missedBy } from "../../bench/weights.ts";

const page = `<link rel="stylesheet" href="/assets/a.css"><script>const files=["/assets/b.js","/assets/words/c.js"]</script>`;
const files: Record<string, string> = { "/assets/a.css": "aa", "/assets/b.js": "bbbb", "/assets/words/c.js": "cccccc" };
let stop = () => {};
afterEach(() => stop());

/** Weighs the only page of a portal that answers so. */
async function weigh(answer: RequestListener, path = "/") {
  const server = createServer(answer).listen(0, "127.0.0.1");
  stop = () => server.close();
  await once(server, "listening");
  return firstLoad(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, path, "");
}

const counted = { "X-Backend-Calls": "3", "X-Sql-Statements": "6" };
/** Answers with a page, and with the files that it names. */
const answers =
  (status: number, html: string, headers: Record<string, string> = counted): RequestListener =>
  ({ url = "" }, response) => {
    const file = files[url];
    if (file) response.end(file);
    else response.writeHead(status, headers).end(html);
  };

it("a page weighs what it names, and is within its weights up to its bounds", async () => {
  const load = await weigh(answers(200, page));
  expect(load).toMatchObject({ gzip: { html: page.length, css: 2, js: 4, words: 6 }, calls: 3, statements: 6 });
  expect(missedBy(load)).toEqual([]);
  expect(missedBy({ ...load, calls: 4 })).toEqual(["calls"]);
});

it("a page whose calls and statements nobody counted is not within its weights", async () => {
  expect(missedBy(await weigh(answers(200, page, {})))).toEqual(["calls", "statements"]);
});

it("a page whose scripts are not found is not within its weights", async () => {
  expect(missedBy(await weigh(answers(200, page.replace("files", "all"))))).toEqual(["js"]);
});

it("a page that fails or leads elsewhere is not weighed", async () => {
  await expect(weigh(answers(500, page))).rejects.toThrow("/ answers 500");
  await expect(weigh(answers(503, page))).rejects.toThrow("/ answers 503");
  await expect(weigh(answers(303, page, { Location: "/elsewhere" }))).rejects.toThrow("/ redirects to /elsewhere");
});

it("the page that says that nothing works is weighed as it is", async () => {
  expect(await weigh(answers(503, page), "/maintenance")).toMatchObject({ gzip: { js: 4 } });
});
