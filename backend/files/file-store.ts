import fs from "node:fs/promises";
import type { Readable } from "node:stream";
import { Disk, DriveFile } from "flydrive";
import { z } from "zod";
import { DurableFolder } from "./durable-folder.ts";

interface StoredFile {
  key: string;
  storedAt: Date;
}

export class MissingFile extends Error {}

/** Keys are UUIDs; every function throws on anything else, so that no key can name a path. */
export interface FileStore {
  /** The store's own id: portals that read the same id share the same files. */
  id(): Promise<string>;
  /** Stores a copy of a local file. Once it resolves, the copy survives a power cut. */
  put(key: string, sourcePath: string): Promise<void>;
  /** @throws MissingFile */
  read(key: string): Promise<Readable>;
  /** The file's size. @throws Error when there is no such file */
  bytes(key: string): Promise<number>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  list(): AsyncGenerator<StoredFile>;
  /** Removes older files that were never completely stored. */
  removeUnfinished(olderThan: Date): Promise<void>;
}

const isKey = (name: string) => z.uuid().safeParse(name).success;

function checked(key: string): string {
  if (!isKey(key)) throw new Error("A file's key is a UUID");
  return key;
}

/** Opens the store in a local folder, which is created if missing. */
export async function openFileStore({ directory }: { directory: string }): Promise<FileStore> {
  await fs.mkdir(directory, { recursive: true, mode: 0o700 });
  const folder = new DurableFolder(directory);
  return {
    ...storeOn(new Disk(folder)),
    id: () => folder.id(),
    removeUnfinished: (olderThan) => folder.removeUnfinished(olderThan),
  };
}

const storeOn = (disk: Disk): Omit<FileStore, "id" | "removeUnfinished"> => ({
  put: async (key, sourcePath) => disk.copyFromFs(sourcePath, checked(key)),
  read: async (key) => {
    if (!(await disk.exists(checked(key)))) throw new MissingFile(key);
    return disk.getStream(key);
  },
  bytes: async (key) => (await disk.getMetaData(checked(key))).contentLength,
  remove: async (key) => disk.delete(checked(key)),
  async *list() {
    let paginationToken: string | undefined;
    do {
      const page = await disk.listAll("/", { paginationToken });
      for (const entry of page.objects) {
        if (!(entry instanceof DriveFile) || !isKey(entry.key)) continue;
        yield { key: entry.key, storedAt: (await entry.getMetaData()).lastModified };
      }
      paginationToken = page.paginationToken;
    } while (paginationToken);
  },
});
