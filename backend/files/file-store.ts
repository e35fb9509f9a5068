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
  /** Its own: those who read the same id read the same files. */
  id(): Promise<string>;
  /** Stores a copy of a local file: when it resolves, a power cut cannot take it away. */
  put(key: string, sourcePath: string): Promise<void>;
  /** @throws MissingFile */
  read(key: string): Promise<Readable>;
  /** Its size. @throws Error when there is no such file */
  bytes(key: string): Promise<number>;
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>;
  list(): AsyncGenerator<StoredFile>;
  /** Removes what was never wholly stored and is older. */
  removeUnfinished(olderThan: Date): Promise<void>;
}

const isKey = (name: string) => z.uuid().safeParse(name).success;

function checked(key: string): string {
  if (!isKey(key)) throw new Error("A file's key is a UUID");
  return key;
}

/** Opens the stored files in a local folder, which is made when missing. */
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
