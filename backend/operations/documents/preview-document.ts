import type { Actor } from "../../callers.ts";
import { document } from "../../db/schema/documents.ts";
import type { CallWork } from "../../work.ts";
import { openOwnFile } from "./open-own-file.ts";

/** The bytes of an own document. 404 as `openOwnFile` says. */
export const previewDocument = (work: CallWork, { id: accountId }: Actor, { documentId }: { documentId: string }) =>
  openOwnFile(work, document, { accountId, id: documentId });
