import { and, eq } from "drizzle-orm";
import type { NewOwner } from "#contract/entities/kept-company.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { day } from "#domain/time.ts";
import type { Membership } from "../../callers.ts";
import { isInvitedTo, worksAt } from "../../db/colleagues.ts";
import { isAddress } from "../../db/is-address.ts";
import type { Executor } from "../../db/open.ts";
import { companyUser, employee, invitation } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";
import { refuseOwner } from "../employees/own-employee.ts";
import { mailInvitation } from "./mail-invitation.ts";

interface Offer extends Membership {
  /** The colleague whose rights it gives; null: the programme office invites. */
  host: string | null;
  /** By the mail; null where the office invites an owner. */
  invitedBy: string | null;
}

/**
 * Invites a person to a company and mails them the link; an older invitation ends. The company sees them as typed until
 * they accept. 422 when they belong to it already (`alreadyEmployee`); 403 (5000) where a host invites somebody whom the
 * office has invited as an owner.
 */
export async function sendInvitation(
  { db, publicUrl, now, language }: Omit<CallWork, "backend">,
  { companyId, host, invitedBy, isOwner, permissions }: Offer,
  invited: NewOwner,
) {
  const guest = await findOrAdd(db, invited, language);
  const isColleague = worksAt(companyId, guest.id);
  if ((await db.$count(employee, isColleague)) > 0) throw Refusal.invalid({ email: ["alreadyEmployee"] });

  const expiresAt = new Date(now.getTime() + limits.invitationDays * day);
  const older = isInvitedTo(companyId, guest.id);
  const [ended] = await db.delete(invitation).where(older).returning();
  // Only the office invites owners, and may thus invite them otherwise.
  if (host && ended) refuseOwner(ended);
  const [sent] = await db
    .insert(invitation)
    .values({ companyId, companyUserId: guest.id, ...invited, isOwner, permissions, invitedBy: host, expiresAt })
    .returning();
  await mailInvitation({ db, publicUrl }, sent!, { invitedBy, guest });
}

/** The person with that address; people who are known by a name keep it. */
async function findOrAdd(db: Executor, { email, firstName, lastName }: NewOwner, language: string) {
  await db.insert(companyUser).values({ email, firstName, lastName, language }).onConflictDoNothing();
  const theirs = isAddress(companyUser.email, email);
  const nameless = and(theirs, eq(companyUser.firstName, ""), eq(companyUser.lastName, ""));
  await db.update(companyUser).set({ firstName, lastName }).where(nameless);
  const [row] = await db.select().from(companyUser).where(theirs);
  return row!;
}
