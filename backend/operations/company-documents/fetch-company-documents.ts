import { and, desc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { CompanyDocument } from "#contract/entities/document.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Colleague } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { companyDocument } from "../../db/schema/documents.ts";
import type { Work } from "../../work.ts";

/** A company's documents, the newest first. */
export const fetchCompanyDocuments = (
  { db }: Pick<Work, "db">,
  { companyId }: Pick<Colleague, "companyId">,
): Promise<CompanyDocument[]> => companyDocumentsOf(db, companyId);

/** The same, or those of them that a condition names. */
export async function companyDocumentsOf(db: Executor, companyId: string, which?: SQL): Promise<CompanyDocument[]> {
  const rows = await db
    .select({ ...getTableColumns(companyDocument), by: companyUser })
    .from(companyDocument)
    .leftJoin(companyUser, eq(companyUser.id, companyDocument.uploadedBy))
    .where(and(eq(companyDocument.companyId, companyId), which))
    .orderBy(desc(companyDocument.createdAt), desc(companyDocument.id));
  return rows.map(({ id, name, bytes, createdAt, by }) => ({
    uuid: id,
    name,
    bytes,
    createdAt: createdAt.toISOString(),
    uploadedBy: by && nameOf(by),
  }));
}
