import type { Request } from "express";
import type { Posted, PostedFile } from "#app/context.ts";
import { discardIncoming, keepIncoming, newIncoming } from "#backend/files/incoming.ts";
import { readMultipart } from "#backend/files/read-multipart.ts";
import { limits } from "#contract/limits.ts";

/** Thrown when a post is not read any further; its status says why. */
export class UnreadablePost extends Error {
  constructor(readonly status: 400 | 413 | 415) {
    super(`post refused with ${status}`);
  }
}

/** Reads a form post within the limits of design §7; its files are kept in `folder`, or dropped without one. */
export async function readPost(request: Request, folder: string | undefined): Promise<Posted> {
  if (request.is("application/x-www-form-urlencoded")) return { fields: await readFields(request), files: [] };
  if (request.is("multipart/form-data")) return readParts(request, folder);
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
  const fields = new URLSearchParams([...typed].map(([name, value]) => [name, asTyped(value)]));
  checkNames([...fields.keys()]);
  return fields;
}

async function readParts(request: Request, folder: string | undefined): Promise<Posted> {
  const fields = new URLSearchParams();
  const files: PostedFile[] = [];
  let hasLostFiles: true | undefined;
  let fieldBytes = 0;
  let parts = 0;
  try {
    const most = {
      parts: limits.postFields + 1,
      fieldNameSize: limits.fieldNameCharacters * 4,
      fieldSize: limits.urlEncodedBytes + 1,
    };
    await readMultipart(request, most, {
      field(name, value) {
        parts++;
        fieldBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
        if (fieldBytes <= limits.urlEncodedBytes) fields.append(name, asTyped(value));
      },
      file(field, pieces, name) {
        parts++;
        if (!name) return undefined;
        if (!folder) {
          hasLostFiles = true;
          return undefined;
        }
        const file: PostedFile = { field, name, ...newIncoming(folder) };
        files.push(file);
        if (files.length > limits.postFiles) file.objection = "tooManyFiles";
        return keepIncoming(file, pieces);
      },
    });
    if (fieldBytes > limits.urlEncodedBytes) throw new UnreadablePost(413);
    if (parts > limits.postFields) throw new UnreadablePost(400);
    checkNames([...fields.keys()]);
    return { fields, files, hasLostFiles };
  } catch (error) {
    await discardIncoming(files);
    throw error instanceof UnreadablePost ? error : new UnreadablePost(400);
  }
}

/** Browsers post each line break as two characters, of which limits know one; PostgreSQL cannot store NUL. */
const asTyped = (value: string) => value.replaceAll("\r\n", "\n").replaceAll("\0", "");

/** A huge index or deep name hangs the form parser, and `__intent__` steers it: names are checked before it runs. */
function checkNames(names: string[]) {
  const isFine = (name: string) =>
    name.length <= limits.fieldNameCharacters &&
    !name.includes("\0") &&
    !/^__(intent|state)__(?!=)/.test(name) &&
    (name.match(/[.[]/g)?.length ?? 0) <= limits.fieldDepth &&
    (name.match(/\d+(?=\])/g) ?? []).every((index) => Number(index) <= limits.fieldIndex);
  if (names.length > limits.postFields || !names.every(isFine)) throw new UnreadablePost(400);
}
