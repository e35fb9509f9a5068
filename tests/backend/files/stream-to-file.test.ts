import { pbkdf2 } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { expect, it } from "vitest";
import { streamToFile } from "#backend/files/stream-to-file.ts";
import { useTemporaryDirectory } from "../../world/temporary-directory.ts";

const directory = useTemporaryDirectory();

/** Keeps the threads that open files busy first. */
function keepThreadsBusy() {
  for (let count = 0; count < 8; count += 1) pbkdf2("a", "b", 100_000, 64, "sha512", () => {});
}

it("a file whose stream breaks off at once exists when the failure is reported, so that it can be removed", async () => {
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
