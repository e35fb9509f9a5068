import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import type { Request } from "express";
import type { Posted, PostedFile } from "#app/context.ts";
import { streamToFile } from "#backend/files/stream-to-file.ts";
import { limits } from "#contract/limits.ts";

/** A post that is not read any further, and the status that says why. */
export class UnreadablePost extends Error {
  constructor(readonly status: 400 | 413 | 415) {
    super(`post refused with ${status}`);
  }
}

/** Reads a form post within the limits of design §7; files stream to disk. */
export async function readPost(request: Request, directory: string): Promise<Posted> {
  if (request.is("application/x-www-form-urlencoded")) return { fields: await readFields(request), files: [] };
  if (request.is("multipart/form-data")) return readParts(request, directory);
  if (!request.headers["content-type"]) return { fields: new URLSearchParams(), files: [] };
  request.resume();
  throw new UnreadablePost(415);
}

async function readFields(request: Request): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // The rest of an over-long body is drained: an early answer leaves browsers loading for ever (trap 8).
    for await (const chunk of request) {
      bytes += chunk.length;
      if (bytes <= limits.urlEncodedBytes) chunks.push(chunk);
    }
  } catch {
    throw new UnreadablePost(400);
  }
  if (bytes > limits.urlEncodedBytes) throw new UnreadablePost(413);
  const typed = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
  const fields = new URLSearchParams([...typed].map(([name, value]) => [name, withoutNul(value)]));
  checkNames([...fields.keys()]);
  return fields;
}

async function readParts(request: Request, directory: string): Promise<Posted> {
  await mkdir(directory, { recursive: true });
  const fields = new URLSearchParams();
  const files: PostedFile[] = [];
  const writing: Promise<void>[] = [];
  let fieldBytes = 0;
  let hasTooManyParts = false;
  try {
    const parser = busboy({
      headers: request.headers,
      defParamCharset: "utf8",
      limits: {
        parts: limits.postFields,
        fieldNameSize: limits.fieldNameCharacters * 4,
        fieldSize: limits.urlEncodedBytes + 1,
      },
    });
    parser.on("partsLimit", () => {
      hasTooManyParts = true;
    });
    parser.on("field", (name, value) => {
      fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (fieldBytes <= limits.urlEncodedBytes) fields.append(name, withoutNul(value));
    });
    parser.on("file", (field, stream, { filename }) => {
      if (!filename) return stream.resume();
      const file: PostedFile = { field, name: filename, path: join(directory, randomUUID()), bytes: 0 };
      files.push(file);
      writing.push(keep(stream, file, files.length));
    });
    await pipeline(request, parser);
    await Promise.all(writing);
    if (fieldBytes > limits.urlEncodedBytes) throw new UnreadablePost(413);
    if (hasTooManyParts) throw new UnreadablePost(400);
    checkNames([...fields.keys()]);
    return { fields, files };
  } catch (error) {
    request.resume();
    await Promise.allSettled(writing);
    await discardFiles(files);
    throw error instanceof UnreadablePost ? error : new UnreadablePost(400);
  }
}

/** No database keeps this character, and nobody types it. */
const withoutNul = (value: string) => value.replaceAll("\0", "");

/** Writes a file to disk as far as the limits allow; the rest is counted and drained (trap 8). */
async function keep(stream: Readable, file: PostedFile, position: number) {
  if (position > limits.postFiles) file.objection = "tooManyFiles";
  const upToLimit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      file.bytes += chunk.length;
      if (file.bytes > limits.uploadBytes) file.objection ??= "fileTooLarge";
      done(null, file.objection ? undefined : chunk);
    },
  });
  await streamToFile(file.path, [stream, upToLimit]);
  if (file.objection) await discardFiles([file]);
}

/** A huge index or a deep name hangs the form parser: names are checked before it sees them. */
function checkNames(names: string[]) {
  const isFine = (name: string) =>
    name.length <= limits.fieldNameCharacters &&
    (name.match(/[.[]/g)?.length ?? 0) <= limits.fieldDepth &&
    (name.match(/\d+(?=\])/g) ?? []).every((index) => Number(index) <= limits.fieldIndex);
  if (names.length > limits.postFields || !names.every(isFine)) throw new UnreadablePost(400);
}

/** Removes what a post left in the incoming folder. */
export const discardFiles = (files: PostedFile[]) => Promise.all(files.map(({ path }) => rm(path, { force: true })));
