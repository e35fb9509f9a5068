import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import busboy from "busboy";

interface Takers {
  field: (name: string, value: string) => void;
  /** Reads a file to its end; undefined if the file is not wanted. */
  file: (field: string, pieces: Readable, name: string | undefined) => Promise<void> | undefined;
}

/**
 * Reads the parts of a multipart body, skipping those without a name. Settles for any input, and only once nothing of
 * it is read or written any more: an error in one part ends the others, too.
 *
 * @throws Error when the body is broken or breaks off
 */
export async function readMultipart(request: IncomingMessage, limits: busboy.Limits, takers: Takers): Promise<void> {
  const parser = busboy({ headers: request.headers, defParamCharset: "utf8", limits });
  const files: { pieces: Readable; taken: Promise<void> }[] = [];
  // The parser reports an error and reads on: anything it finds after that is ignored.
  parser.on("error", (error: Error) => parser.destroy(error));
  // The value is missing if a part names an unknown charset.
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
    // The rest is drained, not cut off: browsers would load for ever (trap 8).
    request.unpipe(parser);
    request.resume();
    for (const { pieces } of files) pieces.destroy();
    await Promise.allSettled(files.map(({ taken }) => taken));
    throw error;
  }
}
