import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import type { Request } from "express";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { streamToFile } from "../files/stream-to-file.ts";
import type { UploadedFile } from "./call.ts";

/** Streams one file to disk and collects the text parts. A file over the limit is drained, then refused with 413. */
export async function receiveUpload(
  request: Request,
  part: string,
  dataDirectory: string,
): Promise<{ fields: Record<string, string>; file: UploadedFile }> {
  const directory = join(dataDirectory, "incoming");
  await mkdir(directory, { recursive: true });
  const path = join(directory, randomUUID());
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  let isTooLarge = false;
  let writing: Promise<void> = Promise.resolve();
  const parser = busboy({
    headers: request.headers,
    defParamCharset: "utf8",
    // Its limit is told when it is reached.
    limits: { files: 1, fileSize: limits.uploadBytes + 1, fields: limits.postFields, fieldSize: limits.textCharacters },
  });
  parser.on("field", (name, value) => {
    fields[name] = value;
  });
  parser.on("file", (name, stream, { filename }) => {
    if (name !== part) return stream.resume();
    file = { path, name: filename ?? "", bytes: 0 };
    stream.on("limit", () => {
      isTooLarge = true;
    });
    const counted = file;
    stream.on("data", (chunk: Buffer) => {
      counted.bytes += chunk.length;
    });
    writing = streamToFile(path, [stream]);
  });
  try {
    await pipeline(request, parser);
    await writing;
    if (isTooLarge) throw new Refusal(413, "Die Datei ist zu groß! (Maximal 14MB)");
    if (!file) throw Refusal.invalid({ [part]: ["fileRequired"] });
    return { fields, file };
  } catch (error) {
    await writing.catch(() => undefined);
    await rm(path, { force: true });
    throw error instanceof Refusal ? error : new Refusal(400, "Die Datei kam nicht vollständig an.");
  }
}
