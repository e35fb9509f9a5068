import { eq } from "drizzle-orm";
import type { Colleague } from "../../callers.ts";
import { companyUser } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";

/** Chooses the company that the caller starts with (spec §4). */
export async function setDefaultCompany({ db }: Work, { id, companyId }: Colleague) {
  await db.update(companyUser).set({ defaultCompanyId: companyId }).where(eq(companyUser.id, id));
}
