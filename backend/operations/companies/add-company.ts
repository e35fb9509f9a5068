import type { NewCompany } from "#contract/entities/kept-company.ts";
import { company } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";
import { sendInvitation } from "./send-invitation.ts";

/** Adds a company and invites its first owner. */
export async function addCompany(
  work: Omit<CallWork, "backend">,
  _caller: unknown,
  { name, street, postalCode, city, email, phone, firstName, lastName }: NewCompany,
): Promise<{ id: string }> {
  const [added] = await work.db
    .insert(company)
    .values({ name, city, locations: [{ street, postalCode, city }], email, phone })
    .returning({ id: company.id });
  const { id } = added!;
  const offer = { companyId: id, sender: null, isOwner: true, permissions: [] };
  await sendInvitation(work, offer, { email, firstName, lastName });
  return { id };
}
