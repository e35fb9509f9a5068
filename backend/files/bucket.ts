import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { Disk } from "flydrive";
import { type Place, StoreGone, storeGoneIn } from "./file-store.ts";

/** What `FILES_URL` says (ADR 0123). */
export interface BucketAddress {
  name: string;
  region: string;
  /** Of another server than Amazon's. */
  endpoint?: string;
  /** Left out: the keys, or the role, that Amazon's tools find on this machine. */
  keys?: { accessKeyId: string; secretAccessKey: string };
  /** Empty, or with a slash at its end. */
  prefix: string;
}

/** Somebody waits for their form: an absent or silent server is given up soon. */
const maxAttempts = 2;
const connectionMilliseconds = 900;
const silenceMilliseconds = 2000;

/** Opens a bucket of S3. @throws Error with one clear line when it does not answer, or refuses */
export async function openBucket({ name, prefix, ...server }: BucketAddress): Promise<Place> {
  const disk = await connect(name, server);
  const read = async (path: string) => {
    try {
      return unstalled((await disk.getStream(path)) as IncomingMessage);
    } catch (error) {
      if (codeOf(error) === "NoSuchKey") return undefined;
      throw error;
    }
  };
  const { noted, noteOnce } = notesIn(disk, read, prefix);
  const id = () => noteOnce("store-id", randomUUID());
  try {
    await disk.listAll(prefix || "/");
    await id();
  } catch (error) {
    throw new Error(
      `Wrong setting — FILES_URL: the bucket ${name} cannot be used (${storeGoneIn(error)?.message ?? error})`,
    );
  }
  return {
    disk,
    prefix,
    id,
    databaseId: () => noted("database-id"),
    claim: (databaseId) => noteOnce("database-id", databaseId),
    read,
    // Whole, and not as a stream, so that a second attempt can send it again.
    put: async (path, sourcePath) => disk.put(path, await fs.readFile(sourcePath)),
    // An object is there as a whole, or not at all.
    removeUnfinished: async () => undefined,
  };
}

/** Loads Amazon's client only here: without a bucket a start would wait for it in vain. */
async function connect(
  bucket: string,
  { endpoint, region, keys: credentials }: Omit<BucketAddress, "name" | "prefix">,
) {
  const [{ S3Client }, { S3Driver }] = await Promise.all([import("@aws-sdk/client-s3"), import("flydrive/drivers/s3")]);
  // As many as there are readers: a slow one keeps nobody else waiting for a connection.
  const agent = { maxSockets: Number.POSITIVE_INFINITY };
  const client = new S3Client({
    region,
    credentials,
    endpoint,
    forcePathStyle: endpoint !== undefined,
    // Servers other than Amazon's know neither the newer checksums nor how to be asked for permission to send.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    expectContinueHeader: false,
    maxAttempts,
    requestHandler: {
      connectionTimeout: connectionMilliseconds,
      socketTimeout: silenceMilliseconds,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  client.middlewareStack.add((next) => (call) => next(call).catch(withoutRequest), {
    step: "initialize",
    priority: "high",
  });
  return new Disk(new S3Driver({ client, bucket, visibility: "private", supportsACL: false }));
}

/** The client's errors quote the request with its signature, which belongs in no log. */
function withoutRequest(error: Error & { code?: string }): never {
  throw new StoreGone(error.code ?? error.name, error.message.split("\n", 1)[0] ?? "");
}

const codeOf = (error: unknown) => storeGoneIn(error)?.code;

/** Of a store or a database: a server that is none of S3 may answer anything. */
const idShape = /^[\da-f]+(-[\da-f]+)+$/;

/** Ids beside the files. Of two portals that write one at once, both read the same. */
function notesIn(disk: Disk, read: Place["read"], prefix: string) {
  const noted = async (name: string) => {
    const found = await read(prefix + name);
    const note = found && (await text(found)).trim();
    return note && idShape.test(note) ? note : undefined;
  };
  return {
    noted,
    /** Writes a note that is not there yet, and returns what it says then. */
    async noteOnce(name: string, value: string): Promise<string> {
      const known = await noted(name);
      if (known) return known;
      const path = prefix + name;
      await disk.put(path, value, { IfNoneMatch: "*" }).catch((error) => {
        if (codeOf(error) === "NotImplemented") return disk.put(path, value);
        if (!/^(PreconditionFailed|ConditionalRequestConflict)$/.test(codeOf(error) ?? "")) throw error;
      });
      const kept = await noted(name);
      if (!kept) throw new StoreGone("NoSuchKey", "what is put there does not come back");
      return kept;
    },
  };
}

/** Ends with an error when nothing comes; the socket's own limit would also end what is read late or slowly. */
function unstalled(body: IncomingMessage): Readable {
  body.setTimeout(0);
  const stream = Readable.from(piecesOf(body), { objectMode: false });
  return stream.once("close", () => body.destroy());
}

async function* piecesOf(body: IncomingMessage) {
  const pieces = body[Symbol.asyncIterator]();
  for (;;) {
    const end = () => body.destroy(new StoreGone("TimeoutError", "a file came only in part"));
    const stall = setTimeout(end, silenceMilliseconds);
    const { value, done } = await pieces.next().finally(() => clearTimeout(stall));
    if (done) return;
    yield value as Buffer;
  }
}
