import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { type FileStore, MissingFile, openFileStore } from "#backend/files/file-store.ts";
import { useTemporaryDirectory } from "../../world/temporary-directory.ts";

const temporary = useTemporaryDirectory();
const source = path.join(temporary, "source.txt");
let directory: string;
let store: FileStore;

beforeEach(async () => {
  directory = path.join(temporary, randomUUID());
  store = await openFileStore({ directory });
  await fs.writeFile(source, "Zeugnis");
});

async function listed() {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
}

describe("file store", () => {
  it("keeps a copy of a file until it is removed", async () => {
    const key = randomUUID();
    await store.put(key, source);
    expect(await text(await store.read(key))).toBe("Zeugnis");
    expect(await store.bytes(key)).toBe(7);
    expect(await listed()).toEqual([key]);
    await store.remove(key);
    await store.remove(key);
    expect(await listed()).toEqual([]);
    await expect(store.read(key)).rejects.toThrow(MissingFile);
  });

  it("leaves nothing behind when storing fails", async () => {
    await expect(store.put(randomUUID(), path.join(temporary, "missing"))).rejects.toThrow();
    expect(await fs.readdir(directory)).toEqual([]);
  });

  it("removes incomplete files once they are old, and not at a start: another portal may be writing them", async () => {
    for (const name of [".incoming-old", ".incoming-new"]) await fs.writeFile(path.join(directory, name), "Zeug");
    const hourAgo = new Date(Date.now() - 3_600_000);
    await fs.utimes(path.join(directory, ".incoming-old"), hourAgo, new Date(hourAgo.getTime() - 1000));
    await openFileStore({ directory });
    expect(await listed()).toEqual([]);
    expect((await fs.readdir(directory)).sort()).toEqual([".incoming-new", ".incoming-old"]);
    await store.removeUnfinished(hourAgo);
    expect(await fs.readdir(directory)).toEqual([".incoming-new"]);
  });

  it("has its own id, the same for every process that opens it", async () => {
    const id = await store.id();
    expect(await (await openFileStore({ directory })).id()).toBe(id);
    expect(await (await openFileStore({ directory: path.join(temporary, randomUUID()) })).id()).not.toBe(id);
    expect(await listed()).toEqual([]);
  });

  it.each(["../source.txt", "source.txt", "", `${randomUUID()}/../../source.txt`])(
    "refuses the key %j",
    async (key) => {
      await expect(store.put(key, source)).rejects.toThrow("UUID");
      await expect(store.read(key)).rejects.toThrow("UUID");
      await expect(store.remove(key)).rejects.toThrow("UUID");
    },
  );
});
