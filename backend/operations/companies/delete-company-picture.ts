import { eq } from "drizzle-orm";
import type { Colleague } from "../../callers.ts";
import { companyPicture } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";
import { showPicture } from "./company-picture.ts";

/** Deletes the company's picture, if there is one; applicants no longer see it. */
export async function deleteCompanyPicture({ db }: Pick<CallWork, "db">, { companyId }: Pick<Colleague, "companyId">) {
  await db.delete(companyPicture).where(eq(companyPicture.companyId, companyId));
  await showPicture(db, companyId, null);
}
