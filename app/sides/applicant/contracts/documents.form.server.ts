import { z } from "zod";
import { contractDocumentTypes } from "#domain/document-kind.ts";

/** Contract, step 2. A file without a chosen type is kept as some other document. */
export const contractDocumentsForm = z.object({
  type: z.enum(contractDocumentTypes).catch("Other").default("Other"),
  languageProofComesLater: z.boolean().default(false),
});
