import { and, asc, eq, gt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Employment } from "#contract/calls/company.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyUser, invitation } from "../../db/schema/companies.ts";

const inviter = alias(companyUser, "inviter");

/** The companies that wait for somebody's answer, with the rights that go with it; one that is too old waits no more. */
export async function pendingInvitations(db: Executor, companyUserId: string, now: Date): Promise<Employment[]> {
  const rows = await db
    .select({ company: { id: company.id, name: company.name }, invitation, inviter })
    .from(invitation)
    .innerJoin(company, eq(company.id, invitation.companyId))
    .leftJoin(inviter, eq(inviter.id, invitation.invitedBy))
    .where(and(eq(invitation.companyUserId, companyUserId), gt(invitation.expiresAt, now)))
    .orderBy(asc(invitation.expiresAt), asc(invitation.id));
  return rows.map(({ company, invitation: { id, isOwner, permissions, expiresAt }, inviter }) => ({
    ...company,
    isOwner,
    permissions,
    isDefault: false,
    invitationPending: true,
    invitation: { id, invitedBy: inviter && nameOf(inviter), expiresAt: expiresAt.toISOString() },
  }));
}
