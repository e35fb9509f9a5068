import { openAsBlob } from "node:fs";
import type { ApiError } from "#contract/entities/api-error.ts";
import { limits } from "#contract/limits.ts";
import { message, readMessage } from "#contract/message.ts";
import { RefusedResponse } from "../api/refused-response.server.ts";
import type { PortalContext, PostedFile } from "../context.ts";
import { formatBytes } from "../i18n/format-file.ts";
import type { Post } from "./submit.server.ts";
import { toldCodes } from "./told-codes.ts";

interface StoredFiles<Stored> {
  saved: Stored[];
  failed: { code: number; message: string }[];
}

/** Sends each posted file on separately, so that one failure does not lose the other files. */
export async function storeFiles<Stored>(
  context: PortalContext,
  { files, key }: Pick<Post, "files" | "key">,
  upload: (file: File, key: string) => Promise<Stored>,
): Promise<StoredFiles<Stored>> {
  const result: StoredFiles<Stored> = { saved: [], failed: [] };
  for (const [index, file] of files.entries()) {
    try {
      result.saved.push(await upload(await openFile(file), key && `${key}-${index}`));
    } catch (error) {
      if (!(error instanceof RefusedResponse)) throw error;
      const { name, bytes } = file;
      const of = { file: name, size: formatBytes(bytes, context.language), max: limits.postFiles };
      const { key: reason, values } = readMessage(reasonOf(error.refusal));
      result.failed.push({ code: error.refusal.code, message: message(reason, { ...of, ...values }) });
    }
  }
  return result;
}

/** Read from disk while it is sent: no upload is ever whole in memory. */
async function openFile({ objection, path, name }: PostedFile) {
  if (objection)
    throw new RefusedResponse({ code: codes[objection], message: "Not kept", customErrors: { file: [objection] } });
  return new File([await openAsBlob(path)], name);
}

const codes = { fileEmpty: 422, fileTooLarge: 413, tooManyFiles: 413, noSpace: 507, processing: 500 };

/** §8, upload: the finer reason where the backend has one. */
function reasonOf({ code, customErrors }: ApiError): string {
  const told = customErrors?.file?.[0] ?? toldCodes[code];
  if (told) return told;
  if (code === 403) return "forbidden";
  return code === 422 ? "processing" : message("notTransferred", { code });
}
