import type { Document } from "#contract/entities/document.ts";
import type { document } from "./schema/documents.ts";

/** A document as the contract shows it. A document with a row is stored, so its state is `saved`. */
export const documentFrom = (row: typeof document.$inferSelect): Document => ({
  uuid: row.id,
  category: row.category,
  type: row.type,
  name: row.name,
  file: `/documents/${row.id}/preview`,
  mimeType: row.mimeType,
  bytes: row.bytes,
  state: "saved",
  createdAt: row.createdAt.toISOString(),
  refusalReason: row.refusalReason,
});
