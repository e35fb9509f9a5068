import { z } from "zod";
import { documentCategories, documentStates, documentTypes } from "../enumerations/documents.ts";
import { limits } from "../limits.ts";

export const documentKind = z.object({ category: z.enum(documentCategories), type: z.enum(documentTypes) });

export const document = documentKind.extend({
  uuid: z.uuid(),
  name: z.string(),
  /** Path of the file, relative to the base. */
  file: z.string(),
  mimeType: z.string(),
  bytes: z.number().int(),
  state: z.enum(documentStates),
  createdAt: z.string(),
  /** The reviewer's objection; null: none, or not reviewed yet. */
  refusalReason: z.string().nullable(),
  /** When an advisor found it in order. */
  acceptedAt: z.string().nullable(),
});
/** A paper that a company keeps for its people. */
export const companyDocument = document.pick({ uuid: true, name: true, bytes: true, createdAt: true }).extend({
  /** Who stored it; null: they have left. */
  uploadedBy: z.string().nullable(),
});
export type CompanyDocument = z.infer<typeof companyDocument>;

/** A file as text, for clients without a form: `?base64=true`. */
export const encodedDocument = documentKind.extend({
  name: z.string().min(1).max(limits.lineCharacters),
  file: z.string().min(1),
});

export type Document = z.infer<typeof document>;
