import { z } from "zod";
import { contractDocumentTypes } from "#domain/document-kind.ts";

/** Contract, step 2. A file is kept even when nobody said what it is: then it is some other document. */
export const contractDocumentsForm = z.object({
  type: z.enum(contractDocumentTypes).catch("Other").default("Other"),
  languageProofComesLater: z.boolean().default(false),
});
