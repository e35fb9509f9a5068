import { rm, stat } from "node:fs/promises";

/** Removes the files and folders that have not been written to since. */
export async function removeOlder(paths: string[], olderThan: Date): Promise<void> {
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < olderThan) await rm(path, { recursive: true, force: true });
  }
}
