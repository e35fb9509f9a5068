import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Executor } from "../../db/open.ts";
import { company, companyPicture } from "../../db/schema/companies.ts";

/** Stores a JPEG, in base64, as a company's picture; its address is a new one each time. */
export async function setCompanyPicture(db: Executor, companyId: string, jpeg: string) {
  const values = { id: randomUUID(), jpeg };
  await db
    .insert(companyPicture)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: companyPicture.companyId, set: values });
  await showPicture(db, companyId, `/company-pictures/${values.id}`);
}

/** Where applicants find a company's picture; null: there is none. */
export const showPicture = (db: Executor, companyId: string, imagePath: string | null) =>
  db.update(company).set({ imagePath }).where(eq(company.id, companyId));
