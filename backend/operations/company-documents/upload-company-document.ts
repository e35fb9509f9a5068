import { eq } from "drizzle-orm";
import type { CompanyDocument } from "#contract/entities/document.ts";
import type { Colleague } from "../../callers.ts";
import { company } from "../../db/schema/companies.ts";
import { companyDocument } from "../../db/schema/documents.ts";
import { given } from "../../files/given.ts";
import type { KeptFile } from "../../files/keep-upload.ts";
import type { Work } from "../../work.ts";
import { refuseFullAccount } from "../documents/refuse-full-account.ts";
import { companyDocumentsOf } from "./fetch-company-documents.ts";

const documentsOfCompanies = { files: companyDocument, owner: companyDocument.companyId, owners: company };

/** Adds a stored file to a company's documents. 422 without one and as `refuseFullAccount` says, for the whole company. */
export async function uploadCompanyDocument(
  { db, now }: Work,
  { id: uploadedBy, companyId }: Pick<Colleague, "id" | "companyId">,
  { upload }: { upload?: KeptFile },
): Promise<CompanyDocument> {
  const kept = given(upload);
  await refuseFullAccount(db, documentsOfCompanies, companyId, kept.bytes);
  const [row] = await db
    .insert(companyDocument)
    .values({ companyId, uploadedBy, ...kept, createdAt: now })
    .returning();
  const [stored] = await companyDocumentsOf(db, companyId, eq(companyDocument.id, row!.id));
  return stored!;
}
