import { openAsBlob } from "node:fs";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext, PostedFile } from "#app/context.ts";
import type { Post } from "#app/forms/submit.server.ts";
import { formatBytes } from "#app/i18n/format.ts";
import { applicant } from "#contract/applicant.ts";
import { type ApiError, errorCodes } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { message } from "#contract/message.ts";
import type { DocumentKind } from "#domain/document-kind.ts";

export interface StoredFiles {
  /** Their names. */
  saved: string[];
  failed: { code: number; message: string }[];
}

/** Sends each posted file on by itself: what can be kept is kept, whatever happens to the others. */
export async function storeFiles(
  context: PortalContext,
  kind: DocumentKind,
  { files, key }: Pick<Post, "files" | "key">,
): Promise<StoredFiles> {
  const result: StoredFiles = { saved: [], failed: [] };
  for (const [index, file] of files.entries()) {
    try {
      const { name } = await store(context, kind, file, key && `${key}-${index}`);
      result.saved.push(name);
    } catch (error) {
      if (!(error instanceof RefusedResponse)) throw error;
      const { name, bytes } = file;
      const values = { file: name, size: formatBytes(bytes, context.language), max: limits.postFiles };
      result.failed.push({ code: error.refusal.code, message: message(reasonOf(error.refusal), values) });
    }
  }
  return result;
}

/** The file is read from disk while it is sent: no upload is ever whole in memory. */
async function store(context: PortalContext, kind: DocumentKind, { objection, path, name }: PostedFile, key: string) {
  if (objection) throw new RefusedResponse({ code: 413, message: "Too large", customErrors: { file: [objection] } });
  const file = new File([await openAsBlob(path)], name);
  return context.api(applicant.uploadDocument, { fields: kind, file }, key);
}

/** §8, upload: the finer reason where the backend has one. */
function reasonOf({ code, customErrors }: ApiError): string {
  if (customErrors?.file?.[0]) return customErrors.file[0];
  if (code === 413) return "fileTooLarge";
  if (code === 429) return "tooMany";
  return code === errorCodes.fetchFailed || code === 503 ? "network" : "processing";
}
