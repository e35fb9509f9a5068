import type { Request } from "express";
import type { Upload } from "#contract/endpoint.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { UploadedFile } from "../files/incoming.ts";
import { discardIncoming, incomingFolder, keepIncoming, newIncoming, refusalOf } from "../files/incoming.ts";
import { readMultipart } from "../files/read-multipart.ts";

/**
 * Keeps a body's file until its call ends, and reads the text parts. A file that is empty, too large or cannot be kept
 * is read to its end, then refused with 422, 413, 507 or 500.
 */
export async function receiveUpload(
  request: Request,
  { file: part }: Upload,
  dataDirectory: string,
): Promise<{ fields: Record<string, string>; file: UploadedFile }> {
  const fields = new Map<string, string>();
  const received = { name: "", ...newIncoming(incomingFolder(dataDirectory)) };
  let hasFile = false;
  const most = { fields: limits.postFields, parts: limits.postFields, fieldSize: limits.textCharacters };
  try {
    await readMultipart(request, most, {
      field: (name, value) => fields.set(name, value),
      file(field, pieces, name = "") {
        if (field !== part || hasFile) return undefined;
        hasFile = true;
        received.name = name;
        return keepIncoming(received, pieces);
      },
    });
    if (received.objection) throw refusalOf(part, received.objection);
    if (!hasFile) throw Refusal.invalid({ [part]: ["fileRequired"] });
    return { fields: Object.fromEntries(fields), file: received };
  } catch (error) {
    await discardIncoming([received]);
    throw error instanceof Refusal ? error : new Refusal(400, "Die Datei kam nicht vollständig an.");
  }
}
