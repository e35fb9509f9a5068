import fs from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { pino } from "pino";
import { expect, test } from "vitest";
import { keepAssets, keepScript, keptAssets } from "#server/kept-assets.ts";
import { packText } from "#server/packed-text.ts";
import { builtFiles } from "#server/static-files.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";
import { serve } from "./serve.ts";

const directory = useTemporaryDirectory();
const kept = join(directory, "data/assets");
const warnings: string[] = [];
const log = pino({ level: "warn" }, { write: (line) => void warnings.push(JSON.parse(line).msg) });

function write(path: string, text: string) {
  const { br, gzip, identity } = packText(text);
  fs.mkdirSync(dirname(path), { recursive: true });
  for (const [ending, bytes] of Object.entries({ "": identity, ".br": br, ".gz": gzip }))
    fs.writeFileSync(path + ending, bytes);
}
/** A build with one sheet, kept when it is started. */
async function start(version: string, sheet: string) {
  const client = join(directory, version);
  write(join(client, `assets/portal-${version}.css`), sheet);
  write(join(client, `assets/manifest-${version}-for-applicant.js`), "Remix's own, which no page names");
  const manifests = [{ url: `/assets/manifest-${version}-for-applicant.js`, text: `window.is="${version}"` }];
  await keepAssets({ assets: join(client, "assets"), version, manifests }, kept, log);
  return client;
}
const words = { url: "/assets/words/de/applicant/applicant/home-0a1b2c3d4e.js", text: "export default {}" };
const ageInDays = (version: string, days: number) => {
  const then = new Date(Date.now() - days * 24 * 3_600_000);
  fs.utimesSync(join(kept, version), then, then);
};

await start("old", "p { color: red }");
await keepScript(words, "old", kept);
fs.writeFileSync(join(kept, "secret.css"), "not of a build");
write(join(kept, ".unfinished/portal-half.css"), "p {");
const now = await start("now", "p {}");
const send = await serve(builtFiles(now), keptAssets(kept), (_request, response) => response.status(404).end("a page"));

test.each([
  ["portal-old.css", "p { color: red }"],
  ["portal-now.css", "p {}"],
])(
  "a file of this build or an earlier one is sent in the browser's compression, for a year: %s",
  async (name, text) => {
    const { status, headers, body } = await send({ path: `/assets/${name}` });
    expect([status, body]).toEqual([200, text]);
    expect(headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const packed = await send({ path: `/assets/${name}`, headers: { "Accept-Encoding": "br" } });
    expect(packed.headers["content-encoding"]).toBe("br");
  },
);

test.each([
  ["routes", "/assets/manifest-old-for-applicant.js", 'window.is="old"'],
  ["words", words.url, words.text],
])("a page of an earlier build gets the %s that it names, compressed and for a year", async (_what, path, text) => {
  const { status, headers, body } = await send({ path });
  expect([status, body]).toEqual([200, text]);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const packed = await send({ path, headers: { "Accept-Encoding": "br" } });
  const length = String(packText(text).br.length);
  expect(packed.headers).toMatchObject({ "content-encoding": "br", "content-length": length });
});

test("a file is found that another process keeps from now on", async () => {
  expect((await send({ path: "/assets/portal-next.css" })).status).toBe(404);
  await start("next", "p { color: blue }");
  expect((await send({ path: "/assets/portal-next.css" })).body).toBe("p { color: blue }");
});

test.each([
  "/assets/portal-unknown.css",
  "/assets/portal-half.css",
  "/assets/secret.css",
  "/assets/..%2Fsecret.css",
  "/assets/..%2F..%2Fnow%2Fassets%2Fportal-now.css",
  "/assets/%2Fetc%2Fpasswd",
  "/assets/..",
  "/assets/old",
  "/assets/words/de",
  "/assets/words/de/applicant/../../../../../secret.css",
  "/assets/",
])("%s is no such file, and goes on to the pages", async (path) => {
  expect(await send({ path })).toMatchObject({ status: 404, body: "a page" });
});

test("a start copies its build once, also of several at once, and removes what nobody has run for a week", async () => {
  await Promise.all([start("twice", "b {}"), start("twice", "b {}"), start("twice", "b {}")]);
  ageInDays("old", 8);
  ageInDays("next", 6);
  ageInDays("now", 8);
  ageInDays("old-made", 8);
  await keepScript(words, "twice", kept);
  ageInDays("twice-made", 8);
  await start("twice", "b {}");
  await start("now", "p {}");
  expect(fs.readdirSync(kept).sort()).toEqual([".unfinished", "next", "now", "secret.css", "twice", "twice-made"]);
  expect(Date.now() - fs.statSync(join(kept, "now")).mtimeMs).toBeLessThan(60_000);
  expect(brotliDecompressSync(fs.readFileSync(join(kept, "twice/portal-twice.css.br"))).toString()).toBe("b {}");
  expect(warnings).toEqual([]);
});

test("a folder that cannot be written ends no start, and the log says what is lost", async () => {
  const file = join(directory, "a-file");
  fs.writeFileSync(file, "");
  await keepAssets({ assets: join(now, "assets"), version: "now", manifests: [] }, join(file, "assets"), log);
  expect(warnings).toEqual([expect.stringContaining("DATA_DIR/assets")]);
  const none = await serve(keptAssets(join(file, "assets")), (_request, response) =>
    response.status(404).end("a page"),
  );
  expect((await none({ path: "/assets/portal-old.css" })).status).toBe(404);
});
