import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { streamToFile } from "#backend/files/stream-to-file.ts";
import { useTemporaryDirectory } from "../../temporary-directory.ts";

const directory = useTemporaryDirectory();

const broken = () =>
  new Readable({
    read() {
      this.destroy(new Error("gone"));
    },
  });

it("a file is gone for good once it was removed, however early its stream broke off", async () => {
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const path = join(directory, String(index));
      await expect(streamToFile(path, [broken()])).rejects.toThrow("gone");
      await rm(path, { force: true });
    }),
  );
  expect(await readdir(directory)).toEqual([]);
});
