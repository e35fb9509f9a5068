import { sql } from "drizzle-orm";
import type { Document } from "#contract/entities/document.ts";
import { unproving } from "#domain/document-check.ts";
import { account } from "./schema/account.ts";
import { document } from "./schema/documents.ts";

type Row = typeof document.$inferSelect;
type Stored = Pick<Row, "id" | "category" | "type" | "name" | "mimeType" | "bytes" | "refusalReason"> & {
  createdAt: Date | string;
  acceptedAt: Date | string | null;
};

/** A document as the contract shows it. A document with a row is stored, so its state is `saved`. */
export const documentFrom = (row: Stored): Document => ({
  uuid: row.id,
  category: row.category,
  type: row.type,
  name: row.name,
  file: `/documents/${row.id}/preview`,
  mimeType: row.mimeType,
  bytes: row.bytes,
  state: "saved",
  createdAt: new Date(row.createdAt).toISOString(),
  refusalReason: row.refusalReason,
  acceptedAt: row.acceptedAt && new Date(row.acceptedAt).toISOString(),
});

const unprovingKinds = sql.join(
  unproving.map((kind) => sql`${kind}`),
  sql`, `,
);
/** Documents whose check `checkOf` finds to be waiting. */
export const waitsForCheck = sql`${document.acceptedAt} is null and ${document.refusalReason} is null
  and ${document.category} not in (${unprovingKinds}) and ${document.type} not in (${unprovingKinds})`;

/** The documents of the `account` that a query is about, oldest first; to be read by `documentFrom`. */
export const documentsJson = sql<Stored[]>`(
  select coalesce(json_agg(json_build_object('id', ${document.id}, 'category', ${document.category},
    'type', ${document.type}, 'name', ${document.name}, 'mimeType', ${document.mimeType}, 'bytes', ${document.bytes},
    'createdAt', ${document.createdAt}, 'refusalReason', ${document.refusalReason},
    'acceptedAt', ${document.acceptedAt})
    order by ${document.createdAt}, ${document.id}), '[]')
  from ${document} where ${document.accountId} = ${account.id})`;
