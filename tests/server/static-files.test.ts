import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { builtFiles } from "#server/static-files.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";
import { serve } from "./serve.ts";

const directory = useTemporaryDirectory();
fs.mkdirSync(path.join(directory, "assets"));
for (const ending of ["", ".br", ".gz"])
  fs.writeFileSync(path.join(directory, `assets/portal-1a.css${ending}`), "p {}");
fs.writeFileSync(path.join(directory, "favicon.svg"), "<svg/>");
const send = await serve(builtFiles(directory), (_request, response) => response.status(404).end("a page"));

test("a file with a hashed name is kept for a year, and not sent again to a browser that has it", async () => {
  const first = await send({ path: "/assets/portal-1a.css" });
  expect(first).toMatchObject({ status: 200, body: "p {}" });
  expect(first.headers).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const again = await send({ path: "/assets/portal-1a.css", headers: { "If-None-Match": first.headers.etag } });
  expect(again).toMatchObject({ status: 304, body: "" });
});

test("another file is kept for an hour", async () => {
  const { status, headers } = await send({ path: "/favicon.svg" });
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "image/svg+xml",
    "public, max-age=3600",
  ]);
});

test.each(["/assets/portal-2b.css", "/assets/../favicon.txt", "/assets/", "/"])(
  "%s is no file, and goes on to the pages",
  async (path) => {
    expect(await send({ path })).toMatchObject({ status: 404, body: "a page" });
  },
);
