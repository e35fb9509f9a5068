import { eq, inArray } from "drizzle-orm";
import type { CompanyCaller } from "../../callers.ts";
import { company } from "../../db/schema/companies.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";

/** Who signed in at the companies' side, with their companies, the default one first. */
export async function fetchCompanyUser({ db }: Work, { personId, user, memberships }: CompanyCaller) {
  const ids = memberships.map(({ companyId }) => companyId);
  const rows = await db.select({ id: company.id, name: company.name }).from(company).where(inArray(company.id, ids));
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const [own] = await db.select({ metadata: person.metadata }).from(person).where(eq(person.id, personId));
  const { id, firstName, lastName, email } = user;
  const companies = memberships.map(({ companyId, ...rights }) => ({
    id: companyId,
    name: nameOf.get(companyId) ?? "",
    ...rights,
  }));
  return { id, firstName, lastName, email, metadata: own!.metadata, companies };
}
