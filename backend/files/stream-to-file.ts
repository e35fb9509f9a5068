import { createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

interface Options {
  /** Syncs to the disk itself, not only to the operating system. */
  flush: true;
}

/**
 * Pipes the streams into a file. Settles, also on failure, only when the file is closed: if a stream breaks off while
 * the file is being opened, the file appears on disk only then and could not be removed before.
 */
export async function streamToFile(path: string, streams: Readable[], options?: Options): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600, ...options });
  const closed = new Promise<void>((resolve) => file.once("close", () => resolve()));
  await pipeline([...streams, file]).finally(() => closed);
}
