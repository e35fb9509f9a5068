import { Readable } from "node:stream";
import type { z } from "zod";
import type { Document, encodedDocument } from "#contract/entities/document.ts";
import { errorCodes, Refusal } from "#contract/errors.ts";
import type { Actor } from "../../callers.ts";
import { discardIncoming, incomingFolder, keepIncoming, newIncoming, refusalOf } from "../../files/incoming.ts";
import { forgetUpload, keepUpload } from "../../files/keep-upload.ts";
import type { CallWork } from "../../work.ts";
import { uploadDocument } from "./upload-document.ts";

/**
 * Stores a document that came as base64 (spec §7 `?base64=true`). 10003 when it is not base64, 413 when it is longer
 * than 14 MB; otherwise as `uploadDocument`.
 */
export async function uploadEncodedDocument(
  work: CallWork,
  caller: Actor,
  { category, type, name, file }: z.output<typeof encodedDocument>,
): Promise<Document> {
  const content = Buffer.from(file, "base64");
  // Node skips what is not base64. An expression over 14 MB may need more stack than V8 has.
  if (content.toString("base64") !== file)
    throw new Refusal(errorCodes.fileEncoding, "Die Datei ist nicht lesbar.", { file: ["fileBroken"] });
  const received = { name, ...newIncoming(incomingFolder(work.backend.settings.dataDirectory)) };
  try {
    await keepIncoming(received, Readable.from([content]));
    if (received.objection) throw refusalOf("file", received.objection);
    const upload = await keepUpload(received, work.backend);
    return await uploadDocument(work, caller, { category, type, upload }).catch(async (error) => {
      await forgetUpload(upload, work.backend);
      throw error;
    });
  } finally {
    await discardIncoming([received]);
  }
}
