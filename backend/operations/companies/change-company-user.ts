import { eq } from "drizzle-orm";
import type { Actor } from "../../callers.ts";
import { companyUser } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";

interface Changes {
  firstName?: string;
  lastName?: string;
  language?: string;
}

/** Changes a person's own name, for all their companies, and the language that they are written to in (spec §7). */
export async function changeCompanyUser(
  { db }: Pick<Work, "db">,
  { id }: Actor,
  { firstName, lastName, language }: Changes,
) {
  const changes = { firstName, lastName, language };
  if (Object.values(changes).every((value) => value === undefined)) return;
  await db.update(companyUser).set(changes).where(eq(companyUser.id, id));
}
