import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** Makes a folder that other system users can reach too; it is removed after the file's last test. */
export function useTemporaryDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-"));
  fs.chmodSync(directory, 0o755);
  afterAll(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}
