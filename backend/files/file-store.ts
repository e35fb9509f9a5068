import type { Readable } from "node:stream";
import type { Disk } from "flydrive";

interface StoredFile {
  key: string;
  storedAt: Date;
}

export class MissingFile extends Error {}

/** The server of the files does not answer, or refuses. */
export class StoreGone extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Keys are UUIDs; every function throws on anything else, so that no key can name a path. */
export interface FileStore {
  /** The store's own id: portals that read the same id share the same files. */
  id(): Promise<string>;
  /** Which database the files belong to; undefined while they are nobody's. */
  databaseId(): Promise<string | undefined>;
  /** Gives nobody's files to a database. Returns whose they are now: another one may have been quicker. */
  claim(databaseId: string): Promise<string>;
  /** Stores a copy of a local file. Once it resolves, the copy survives a power cut. */
  put(key: string, sourcePath: string): Promise<void>;
  /** @throws MissingFile */
  read(key: string): Promise<Readable>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  list(): AsyncGenerator<StoredFile>;
  /** Removes older files that were never completely stored. */
  removeUnfinished(olderThan: Date): Promise<void>;
}

/** What a folder and a bucket do each in a way of its own. */
export interface Place extends Pick<FileStore, "id" | "databaseId" | "claim" | "removeUnfinished"> {
  disk: Disk;
  /** Before each key; empty, or with a slash at its end. */
  prefix: string;
  put(path: string, sourcePath: string): Promise<void>;
  /** Undefined when there is no such file. */
  read(path: string): Promise<Readable | undefined>;
}

/** What the files' server answered, if something failed by it. */
export const storeGoneIn = (error: unknown): StoreGone | undefined =>
  error instanceof StoreGone ? error : error instanceof Error ? storeGoneIn(error.cause) : undefined;
