import { DriveFile } from "flydrive";
import { z } from "zod";
import { type BucketAddress, openBucket } from "./bucket.ts";
import { openFolder } from "./durable-folder.ts";
import { type FileStore, MissingFile } from "./file-store.ts";

interface Where {
  /** A local folder, which is created if missing. */
  directory: string;
  /** Takes the folder's place. */
  bucket?: BucketAddress;
}

const isKey = (name: string) => z.uuid().safeParse(name).success;

function checked(key: string): string {
  if (!isKey(key)) throw new Error("A file's key is a UUID");
  return key;
}

/** Opens the store of files. @throws Error with one clear line when a bucket cannot be used */
export async function openFileStore({ directory, bucket }: Where): Promise<FileStore> {
  const { disk, prefix, ...place } = await (bucket ? openBucket(bucket) : openFolder(directory));
  const pathOf = (key: string) => prefix + checked(key);
  return {
    ...place,
    put: async (key, sourcePath) => place.put(pathOf(key), sourcePath),
    read: async (key) => {
      const found = await place.read(pathOf(key));
      if (!found) throw new MissingFile(key);
      return found;
    },
    remove: async (key) => disk.delete(pathOf(key)),
    async *list() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(prefix || "/", { paginationToken });
        for (const entry of page.objects) {
          if (!(entry instanceof DriveFile) || !isKey(entry.name)) continue;
          yield { key: entry.name, storedAt: (await entry.getMetaData()).lastModified };
        }
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}
