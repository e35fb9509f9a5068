import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import busboy from "busboy";

interface Takers {
  field: (name: string, value: string) => void;
  /** Reads a file to its end; undefined when nobody wants it. */
  file: (field: string, pieces: Readable, name: string | undefined) => Promise<void> | undefined;
}

/**
 * Reads the parts of a multipart body; those without a name are nobody's. Settles whatever was sent, and only when
 * nothing of it is read or written any more: what breaks one part off ends the others with it.
 *
 * @throws Error when the body is broken or breaks off
 */
export async function readMultipart(request: IncomingMessage, limits: busboy.Limits, takers: Takers): Promise<void> {
  const parser = busboy({ headers: request.headers, defParamCharset: "utf8", limits });
  const files: { pieces: Readable; taken: Promise<void> }[] = [];
  // The parser names an error and reads on: what it finds after that belongs to no post.
  parser.on("error", (error: Error) => parser.destroy(error));
  // Without a value where a part names an unknown charset.
  parser.on("field", (name: string | undefined, value: string | undefined) => {
    if (name && !parser.destroyed) takers.field(name, value ?? "");
  });
  parser.on("file", (name: string | undefined, pieces, { filename }) => {
    pieces.on("error", () => undefined);
    const taken = name && !parser.destroyed ? takers.file(name, pieces, filename) : undefined;
    if (!taken) return pieces.resume();
    files.push({ pieces, taken });
    taken.catch((error) => parser.destroy(error));
  });
  const breakOff = () => request.readableEnded || parser.destroy(new Error("The body broke off"));
  request.once("error", breakOff).once("close", breakOff).pipe(parser);
  try {
    await finished(parser);
    await Promise.all(files.map(({ taken }) => taken));
  } catch (error) {
    // Not read any further, but to its end: browsers load for ever when it is cut off (trap 8).
    request.unpipe(parser);
    request.resume();
    for (const { pieces } of files) pieces.destroy();
    await Promise.allSettled(files.map(({ taken }) => taken));
    throw error;
  }
}
