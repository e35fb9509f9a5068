import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Place } from "./file-store.ts";
import { removeOlder } from "./remove-older.ts";
import { streamToFile } from "./stream-to-file.ts";

/** The folder of incoming files. Its name is no valid key, so that listings leave it out. */
const incomingName = () => `.incoming-${randomUUID()}`;

function nothingYet(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error;
}

/** A new file name survives a power cut only once its folder is synced, too. */
async function syncFolder(folder: string) {
  const handle = await fs.open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Opens a local folder, which is created if missing. */
export async function openFolder(directory: string): Promise<Place> {
  await fs.mkdir(directory, { recursive: true, mode: 0o700 });
  const folder = new DurableFolder(directory);
  const disk = new Disk(folder);
  return {
    disk,
    prefix: "",
    id: () => folder.noteOnce(".folder-id", randomUUID()),
    databaseId: () => folder.noted(".database-id"),
    claim: (databaseId) => folder.noteOnce(".database-id", databaseId),
    put: (path, sourcePath) => disk.copyFromFs(sourcePath, path),
    read: async (path) => ((await disk.exists(path)) ? disk.getStream(path) : undefined),
    removeUnfinished: (olderThan) => folder.removeUnfinished(olderThan),
  };
}

/** A local folder in which a file is either complete and synced, or absent: flydrive's own driver copies in place. */
class DurableFolder extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: "private" });
    this.#folder = folder;
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const incoming = path.join(this.#folder, incomingName());
    try {
      await streamToFile(incoming, [contents], { flush: true });
      await fs.rename(incoming, path.join(this.#folder, key));
      await syncFolder(this.#folder);
    } finally {
      await fs.rm(incoming, { force: true });
    }
  }

  /** Removes old files that a kill left incomplete; another portal may still be writing the younger ones. */
  async removeUnfinished(olderThan: Date): Promise<void> {
    const unfinished = (await fs.readdir(this.#folder)).filter((name) => name.startsWith(".incoming-"));
    await removeOlder(
      unfinished.map((name) => path.join(this.#folder, name)),
      olderThan,
    );
  }

  /** What a note beside the files says, be it ours or written by hand. */
  async noted(name: string): Promise<string | undefined> {
    const note = await fs.readFile(path.join(this.#folder, name), "utf8").catch(nothingYet);
    return note?.trim() || undefined;
  }

  /** Writes a note that is not there yet, and returns what it says then. */
  async noteOnce(name: string, value: string): Promise<string> {
    const known = await this.noted(name);
    if (known) return known;
    const made = path.join(this.#folder, incomingName());
    await fs.writeFile(made, value);
    await fs.rename(made, path.join(this.#folder, name));
    return (await this.noted(name)) ?? value;
  }
}
