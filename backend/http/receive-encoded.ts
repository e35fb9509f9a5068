import { Readable } from "node:stream";
import type { Upload } from "#contract/endpoint.ts";
import { errorCodes, Refusal } from "#contract/errors.ts";
import { discardIncoming, incomingFolder, keepIncoming, newIncoming, refusalOf } from "../files/incoming.ts";

/** A body that holds a file as base64 beside what would be the fields of a form. */
export interface Encoded {
  name: string;
  file: string;
}

/**
 * Keeps a body's file until its call ends, as `receiveUpload` keeps a form's. 10003 when it is not base64, 413, 507 or
 * 500 when it is too large or cannot be kept.
 */
export async function receiveEncoded(
  { name, file, ...fields }: Encoded,
  { file: part }: Upload,
  dataDirectory: string,
) {
  const content = Buffer.from(file, "base64");
  // Node skips what is not base64. An expression over 14 MB may need more stack than V8 has.
  if (content.toString("base64") !== file)
    throw new Refusal(errorCodes.fileEncoding, "Die Datei ist nicht lesbar.", { [part]: ["fileBroken"] });
  const received = { name, ...newIncoming(incomingFolder(dataDirectory)) };
  await keepIncoming(received, Readable.from([content]));
  if (!received.objection) return { fields, file: received };
  await discardIncoming([received]);
  throw refusalOf(part, received.objection);
}
