import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import type { MadeScript } from "#server/kept-assets.ts";
import { wordScripts } from "#server/word-scripts.ts";
import { serve } from "./serve.ts";

const route = (id: string, parentId: string | undefined, words: string[]) => ({
  id,
  parentId,
  module: { handle: { words } },
});
const routes = {
  root: route("root", undefined, []),
  applicant: route("applicant", "root", ["applicant"]),
  "applicant/home": route("applicant/home", "applicant", ["home"]),
};
const load = async () => ({ routes }) as unknown as ServerBuild;
const kept: MadeScript[] = [];
const keepScript = (script: MadeScript) => void kept.push(script);
const { urlOf, files } = wordScripts({ load, keepScript });
const send = await serve((request, response, next) =>
  files(request, response, (error) => (error ? next(error) : response.status(404).end())),
);
const home = { pageId: "applicant/home", namespaces: ["common", "applicant", "home"] };

test("a page's words are one script that the browser may keep", async () => {
  const url = urlOf(home, "de", "applicant")!;
  const { status, headers, body } = await send({ path: url });
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  const { default: words } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(body)}`);
  expect(words["common:portal.applicant"]).toBeTypeOf("string");
  expect(Object.keys(words).some((key) => key.startsWith("home:"))).toBe(true);
  expect(Object.keys(words).some((key) => key.startsWith("feedback:"))).toBe(false);
});

test("another portal process sends the same script although it has rendered no page yet", async () => {
  const other = wordScripts({ load, keepScript });
  const sendOther = await serve(other.files);
  expect((await sendOther({ path: urlOf(home, "en", "applicant")! })).status).toBe(200);
});

test("the words that a page names are kept once, for when another build runs; asking for some keeps none", async () => {
  const url = urlOf(home, "en", "company")!;
  const other = wordScripts({ load, keepScript });
  const sendOther = await serve(other.files);
  kept.length = 0;
  const { body: text } = await sendOther({ path: url });
  expect(kept).toEqual([]);
  for (let views = 0; views < 2; views++) expect(other.urlOf(home, "en", "company")).toBe(url);
  expect(kept).toEqual([{ url, text }]);
});

test("each language and each side's tone has its own", () => {
  const urls = [urlOf(home, "de", "applicant"), urlOf(home, "de", "company"), urlOf(home, "en", "applicant")];
  expect(new Set(urls).size).toBe(3);
});

test.each([
  "/assets/words/de/applicant/applicant/home-0123456789.js",
  "/assets/words/xx/applicant/applicant/home-0123456789.js",
  "/assets/words/de/applicant/constructor-0123456789.js",
  "/assets/words/de/applicant/../../package-0123456789.js",
])("there are no words at %s", async (path) => {
  expect((await send({ path })).status).toBe(404);
});
