import { createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

interface Options {
  /** On the disk itself, not only with the operating system. */
  flush: true;
}

/**
 * Writes what comes through the streams to a file. Settles when that is closed, also when it fails: one that breaks off
 * while it is being opened is on disk only then, and could not be removed before.
 */
export async function streamToFile(path: string, streams: Readable[], options?: Options): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600, ...options });
  const closed = new Promise<void>((resolve) => file.once("close", () => resolve()));
  await pipeline([...streams, file]).finally(() => closed);
}
