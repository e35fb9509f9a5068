import { pbkdf2 } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { expect, it } from "vitest";
import { streamToFile } from "#backend/files/stream-to-file.ts";
import { useTemporaryDirectory } from "../../world/temporary-directory.ts";

const directory = useTemporaryDirectory();

/** The threads that open files have something else to do first. */
function keepThreadsBusy() {
  for (let count = 0; count < 8; count += 1) pbkdf2("a", "b", 100_000, 64, "sha512", () => {});
}

it("a file whose stream breaks off at once is there to be removed when that is told, and not later", async () => {
  const path = join(directory, "broken");
  const broken = new Readable({
    read() {
      this.destroy(new Error("gone"));
    },
  });
  keepThreadsBusy();
  const isThere = await streamToFile(path, [broken, new PassThrough()]).catch(() => existsSync(path));
  expect(isThere).toBe(true);
});
