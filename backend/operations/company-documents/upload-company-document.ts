import { eq } from "drizzle-orm";
import type { CompanyDocument } from "#contract/entities/document.ts";
import type { Colleague } from "../../callers.ts";
import { company } from "../../db/schema/companies.ts";
import { companyDocument } from "../../db/schema/documents.ts";
import { type CheckedFile, keepUpload } from "../../files/keep-upload.ts";
import type { CallWork } from "../../work.ts";
import { refuseFullAccount } from "../documents/refuse-full-account.ts";
import { companyDocumentsOf } from "./fetch-company-documents.ts";

const documentsOfCompanies = { files: companyDocument, owner: companyDocument.companyId, owners: company };

/** Stores a document of a company. 422 as `keepUpload` and `refuseFullAccount` say, counted for the whole company. */
export async function uploadCompanyDocument(
  { db, backend, now }: CallWork,
  { id: uploadedBy, companyId }: Pick<Colleague, "id" | "companyId">,
  { upload }: { upload?: CheckedFile },
): Promise<CompanyDocument> {
  return keepUpload(backend.files, upload, async (kept) => {
    await refuseFullAccount(db, documentsOfCompanies, companyId, kept.bytes);
    const [row] = await db
      .insert(companyDocument)
      .values({ companyId, uploadedBy, ...kept, createdAt: now })
      .returning();
    const [stored] = await companyDocumentsOf(db, companyId, eq(companyDocument.id, row!.id));
    return stored!;
  });
}
