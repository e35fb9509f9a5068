import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type FileStore, MissingFile, storeGoneIn } from "#backend/files/file-store.ts";
import { openFileStore } from "#backend/files/open-file-store.ts";
import { limits } from "#contract/limits.ts";
import { useBucket } from "../../world/bucket.ts";
import { useTemporaryDirectory } from "../../world/temporary-directory.ts";

const temporary = useTemporaryDirectory();
const source = path.join(temporary, "source.txt");
const { address: bucket, way } = await useBucket();

const website = createServer((_request, response) => response.end("<h1>Willkommen</h1>")).listen(0, "127.0.0.1");
await once(website, "listening");
afterAll(() => website.close());
const { port } = website.address() as AddressInfo;

/** A place that nobody has used before; opened again, it is the same one. */
const newFolder = () => ({ directory: path.join(temporary, randomUUID()) });
const newBucket = () => ({ directory: temporary, bucket: { ...bucket, prefix: `${randomUUID()}/` } });

beforeEach(() => fs.writeFile(source, "Zeugnis"));

async function listedIn(store: FileStore) {
  const listed = [];
  for await (const file of store.list()) listed.push(file);
  return listed;
}
const keysIn = async (store: FileStore) => (await listedIn(store)).map(({ key }) => key).sort();

describe.each([
  { kind: "a folder", newPlace: newFolder },
  { kind: "a bucket", newPlace: newBucket },
])("files in $kind", ({ newPlace }) => {
  it("are kept as copies until they are removed", async () => {
    const store = await openFileStore(newPlace());
    const key = randomUUID();
    await store.put(key, source);
    await fs.writeFile(source, "Anderes");
    expect(await text(await store.read(key))).toBe("Zeugnis");
    expect(await keysIn(store)).toEqual([key]);
    await store.remove(key);
    await store.remove(key);
    expect(await keysIn(store)).toEqual([]);
    await expect(store.read(key)).rejects.toThrow(MissingFile);
  });

  it("come back byte by byte, empty ones and the largest, too", async () => {
    const store = await openFileStore(newPlace());
    for (const size of [0, limits.uploadBytes]) {
      const bytes = randomBytes(size);
      const key = randomUUID();
      await fs.writeFile(source, bytes);
      await store.put(key, source);
      expect(await buffer(await store.read(key))).toHaveLength(size);
      expect((await buffer(await store.read(key))).equals(bytes)).toBe(true);
    }
  });

  it("are listed with the moment they were stored", async () => {
    const store = await openFileStore(newPlace());
    const began = Date.now();
    await store.put(randomUUID(), source);
    const listed = await listedIn(store);
    expect(listed).toHaveLength(1);
    // Servers tell it in whole seconds.
    expect(listed[0]!.storedAt.getTime()).toBeGreaterThan(began - 1000);
    expect(listed[0]!.storedAt.getTime()).toBeLessThan(Date.now() + 1000);
  });

  it("leave nothing behind when storing fails", async () => {
    const store = await openFileStore(newPlace());
    await expect(store.put(randomUUID(), path.join(temporary, "missing"))).rejects.toThrow();
    expect(await keysIn(store)).toEqual([]);
  });

  it("are the same for every process that opens the place, which tells by its id", async () => {
    const place = newPlace();
    const [mine, theirs, elsewhere] = [
      await openFileStore(place),
      await openFileStore(place),
      await openFileStore(newPlace()),
    ];
    const key = randomUUID();
    await mine.put(key, source);
    expect(await text(await theirs.read(key))).toBe("Zeugnis");
    expect(await theirs.id()).toBe(await mine.id());
    await expect(elsewhere.read(key)).rejects.toThrow(MissingFile);
    expect(await elsewhere.id()).not.toBe(await mine.id());
    expect(await keysIn(elsewhere)).toEqual([]);
  });

  it("belong to the first database that claims them", async () => {
    const place = newPlace();
    const [store, again] = [await openFileStore(place), await openFileStore(place)];
    expect(await store.databaseId()).toBeUndefined();
    expect(await store.claim("1-2")).toBe("1-2");
    expect(await again.claim("3-4")).toBe("1-2");
    expect(await again.databaseId()).toBe("1-2");
    expect(await keysIn(store)).toEqual([]);
  });

  it.each(["../source.txt", "source.txt", "", `${randomUUID()}/../../source.txt`])(
    "have no key like %j",
    async (key) => {
      const store = await openFileStore(newPlace());
      await expect(store.put(key, source)).rejects.toThrow("UUID");
      await expect(store.read(key)).rejects.toThrow("UUID");
      await expect(store.remove(key)).rejects.toThrow("UUID");
    },
  );
});

describe("a folder", () => {
  it("has no trace of what could not be stored", async () => {
    const place = newFolder();
    const store = await openFileStore(place);
    await expect(store.put(randomUUID(), path.join(temporary, "missing"))).rejects.toThrow();
    expect(await fs.readdir(place.directory)).toEqual([]);
  });

  it("loses incomplete files once they are old, and not at a start: another portal may be writing them", async () => {
    const place = newFolder();
    const store = await openFileStore(place);
    const { directory } = place;
    for (const name of [".incoming-old", ".incoming-new"]) await fs.writeFile(path.join(directory, name), "Zeug");
    const hourAgo = new Date(Date.now() - 3_600_000);
    await fs.utimes(path.join(directory, ".incoming-old"), hourAgo, new Date(hourAgo.getTime() - 1000));
    await openFileStore(place);
    expect(await keysIn(store)).toEqual([]);
    expect((await fs.readdir(directory)).sort()).toEqual([".incoming-new", ".incoming-old"]);
    await store.removeUnfinished(hourAgo);
    expect(await fs.readdir(directory)).toEqual([".incoming-new"]);
  });
});

describe("a bucket", () => {
  it("is listed to its end, page by page", async () => {
    const store = await openFileStore(newBucket());
    const keys = Array.from({ length: 10 }, () => randomUUID());
    for (const key of keys) await store.put(key, source);
    expect(await keysIn(store)).toEqual(keys.sort());
  });

  it("has no connection left to a reader who turned away", async () => {
    const store = await openFileStore(newBucket());
    const key = randomUUID();
    await fs.writeFile(source, randomBytes(limits.uploadBytes));
    await store.put(key, source);
    const before = await way.count();
    const streams = await Promise.all(Array.from({ length: 5 }, () => store.read(key)));
    expect(await way.count()).toBeGreaterThanOrEqual(5);
    for (const stream of streams) stream.destroy();
    await expect.poll(way.count).toBeLessThanOrEqual(before);
  });

  it("gets one id, also when portals open it at once", async () => {
    const place = newBucket();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openFileStore(place)));
    const ids = await Promise.all(stores.map((store) => store.id()));
    expect(new Set(ids).size).toBe(1);
  });
});

describe("a bucket that cannot be used stops the start with one clear line", () => {
  const wrong = { ...bucket.keys, secretAccessKey: "a secret that nobody may read" };
  it.each([
    ["that does not exist", { name: "nowhere" }, "NoSuchBucket"],
    ["with an unknown key", { keys: { ...bucket.keys, accessKeyId: "AKIA1" } }, "InvalidAccessKeyId"],
    ["with a wrong secret", { keys: wrong }, "SignatureDoesNotMatch"],
    ["of a server that is not there", { endpoint: "http://127.0.0.1:1" }, "ECONNREFUSED"],
    ["of a server that is none of S3", { endpoint: `http://127.0.0.1:${port}` }, "NoSuchKey"],
    ["of a name that nobody has", { endpoint: "http://s3.invalid" }, "ENOTFOUND|EAI_AGAIN"],
  ])("%s", async (_, part, why) => {
    const error = await openFileStore({ directory: temporary, bucket: { ...bucket, ...part } }).catch(String);
    expect(error).toMatch(
      new RegExp(`^Error: Wrong setting — FILES_URL: the bucket [\\w-]+ cannot be used \\((${why}): [^\\n]+\\)$`),
    );
    expect(error).not.toContain("nobody may read");
  });
});

/** What each act failed by. */
async function failures(...acts: Promise<unknown>[]) {
  const results = await Promise.allSettled(acts);
  return results.map((result) => result.status === "rejected" && storeGoneIn(result.reason)?.code);
}

describe("the server of a bucket", () => {
  it("that is away makes everything fail, and works again when it is back", async () => {
    const store = await openFileStore(newBucket());
    const key = randomUUID();
    await way.stop();
    const acts = [store.put(key, source), store.read(key), store.remove(key), keysIn(store), store.id()];
    expect(new Set(await failures(...acts))).toEqual(new Set(["ECONNREFUSED"]));
    await way.recover();
    await store.put(key, source);
    expect(await text(await store.read(key))).toBe("Zeugnis");
  });

  it("that falls silent makes everything fail instead of waiting", async () => {
    const store = await openFileStore(newBucket());
    const key = randomUUID();
    way.fallSilent();
    const acts = [store.put(key, source), store.read(key), keysIn(store)];
    expect(new Set(await failures(...acts))).toEqual(new Set(["TimeoutError"]));
    await way.recover();
    await store.put(key, source);
  });

  it("that falls silent within a file ends it with an error", async () => {
    const store = await openFileStore(newBucket());
    const key = randomUUID();
    await fs.writeFile(source, randomBytes(limits.uploadBytes));
    await store.put(key, source);
    way.fallSilent(100_000);
    expect(await failures(buffer(await store.read(key)))).toEqual(["TimeoutError"]);
    await way.recover();
    expect(await buffer(await store.read(key))).toHaveLength(limits.uploadBytes);
  });
});
