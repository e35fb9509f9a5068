import { sql } from "drizzle-orm";
import type { ImportedCompany } from "#contract/entities/import.ts";
import { Refusal } from "#contract/errors.ts";
import { message } from "#contract/message.ts";
import type { Executor } from "../../db/open.ts";
import { company } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";
import { sendInvitation } from "./send-invitation.ts";

interface Added extends ImportedCompany {
  /** Another company of that name is meant, or a preview has told them apart. */
  isAnother?: boolean;
}

/**
 * Adds a company and invites its first owner, if one is named. 422 (`companyNamed`) for the name of a company that is
 * there, unless another one is meant.
 */
export async function addCompany(
  work: Omit<CallWork, "backend">,
  _caller: unknown,
  { name, street, postalCode, city, email, phone, firstName, lastName, isAnother }: Added,
): Promise<{ id: string }> {
  if (!isAnother) await refuseSameName(work.db, name);
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

async function refuseSameName(db: Executor, name: string) {
  // Two who add it at once do so one after the other.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('company ' || lower(${name}), 0))`);
  const isSo = sql`lower(${company.name}) = lower(${name})`;
  const [known] = await db.select({ city: company.city }).from(company).where(isSo).limit(1);
  if (known) throw Refusal.invalid({ name: [message("companyNamed", known)] });
}
