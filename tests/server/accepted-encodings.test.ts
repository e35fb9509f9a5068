import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { packText, sendPacked } from "#server/packed-text.ts";
import { builtFiles } from "#server/static-files.ts";
import { useTemporaryDirectory } from "../world/temporary-directory.ts";
import { serve } from "./serve.ts";

const directory = useTemporaryDirectory();
fs.mkdirSync(path.join(directory, "assets"));
for (const ending of ["", ".br", ".gz"]) fs.writeFileSync(path.join(directory, `assets/portal.js${ending}`), "built");
const words = packText("words");
const send = await serve(builtFiles(directory), (request, response) => sendPacked(request, response, "js", words));

/** A file of the build is sent as it lies there, so its encoding is told by the header alone. */
const encodingsFor = async (accepted: string) => {
  const headers = { "Accept-Encoding": accepted };
  const answers = [await send({ path: "/assets/portal.js", headers }), await send({ path: "/words.js", headers })];
  return answers.map((answer) => answer.headers["content-encoding"]);
};

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["gzip;q=1.0, *;q=0", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0", undefined],
  ["br;q=0.0, gzip; q=0", undefined],
  ["not-gzip, brotli", undefined],
  ["identity", undefined],
  ["", undefined],
])("files and scripts for a browser that accepts %j are sent in %j", async (accepted, encoding) => {
  expect(await encodingsFor(accepted)).toEqual([encoding, encoding]);
});
