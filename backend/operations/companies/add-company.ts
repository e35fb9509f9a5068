import type { ImportedCompany } from "#contract/entities/import.ts";
import { company } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";
import { sendInvitation } from "./send-invitation.ts";

/** Adds a company and invites its first owner, if one is named. */
export async function addCompany(
  work: Omit<CallWork, "backend">,
  _caller: unknown,
  { name, street, postalCode, city, email, phone, firstName, lastName }: ImportedCompany,
): Promise<{ id: string }> {
  const locations = street && postalCode ? [{ street, postalCode, city }] : [];
  const [added] = await work.db
    .insert(company)
    .values({ name, city, locations, email, phone })
    .returning({ id: company.id });
  const { id } = added!;
  const offer = { companyId: id, host: null, invitedBy: null, isOwner: true, permissions: [] };
  if (email && firstName && lastName) await sendInvitation(work, offer, { email, firstName, lastName });
  return { id };
}
