import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { streamToFile } from "#backend/files/stream-to-file.ts";
import { useTemporaryDirectory } from "../../temporary-directory.ts";

const directory = useTemporaryDirectory();

it("a file whose stream breaks off at once is there to be removed when that is told, and not later", async () => {
  const path = join(directory, "broken");
  const broken = new Readable({
    read() {
      this.destroy(new Error("gone"));
    },
  });
  const isThere = await streamToFile(path, [broken]).catch(() => existsSync(path));
  expect(isThere).toBe(true);
});
