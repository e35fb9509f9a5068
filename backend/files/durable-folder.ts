import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { FSDriver } from "flydrive/drivers/fs";
import { streamToFile } from "./stream-to-file.ts";

/** Files on their way in; the name is no key, so that a listing shows none of them. */
const incomingName = () => `.incoming-${randomUUID()}`;

/** A new name is on the disk only when its folder is. */
async function syncFolder(folder: string) {
  const handle = await fs.open(folder);
  await handle.sync().finally(() => handle.close());
}

/** A local folder in which a file is either whole and on the disk, or not there: flydrive's own one copies in place. */
export class DurableFolder extends FSDriver {
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

  /** Removes what a kill left half-way. Only while nothing is being stored. */
  async removeUnfinished(): Promise<void> {
    for (const name of await fs.readdir(this.#folder)) {
      if (name.startsWith(".incoming-")) await fs.rm(path.join(this.#folder, name), { force: true });
    }
  }
}
