import { z } from "zod";
import { searchDocumentTypes } from "#domain/document-kind.ts";

const ticked = z.boolean().default(false);

/** Search, step 4. A file without a chosen type is kept as some other document. */
export const documentsForm = z.object({
  type: z.enum(searchDocumentTypes).catch("Other").default("Other"),
  cvComesLater: ticked,
  languageProofComesLater: ticked,
});
export type Documents = z.input<typeof documentsForm>;
