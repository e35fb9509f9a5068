import { eq, inArray } from "drizzle-orm";
import type { Employment } from "#contract/calls/company.ts";
import type { CompanyCaller } from "../../callers.ts";
import { company } from "../../db/schema/companies.ts";
import { person } from "../../db/schema/people.ts";
import type { Work } from "../../work.ts";
import { pendingInvitations } from "./pending-invitations.ts";

/** Who signed in at the companies' side, with their companies, the default one first, and what they are invited to. */
export async function fetchCompanyUser(
  { db, now }: Pick<Work, "db" | "now">,
  { personId, user, memberships }: CompanyCaller,
) {
  const ids = memberships.map(({ companyId }) => companyId);
  const rows = await db.select({ id: company.id, name: company.name }).from(company).where(inArray(company.id, ids));
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  const [own] = await db.select({ metadata: person.metadata }).from(person).where(eq(person.id, personId));
  const joined = memberships.map(
    ({ companyId: id, ...rights }): Employment => ({
      id,
      name: nameOf.get(id) ?? "",
      ...rights,
      isDefault: id === user.defaultCompanyId,
      invitationPending: false,
      invitation: null,
    }),
  );
  const { id, firstName, lastName, email } = user;
  const companies = [...joined, ...(await pendingInvitations(db, user.id, now))];
  return { id, firstName, lastName, email, metadata: own!.metadata, companies };
}
