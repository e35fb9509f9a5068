import { and, asc, eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Employee } from "#contract/entities/employee.ts";
import { limits } from "#contract/limits.ts";
import { nameOf } from "#domain/person-name.ts";
import { day } from "#domain/time.ts";
import type { Executor } from "../../db/open.ts";
import { companyUser, invitation } from "../../db/schema/companies.ts";
import { hostRights, rightsGiven } from "../companies/invited-rights.ts";

const inviter = alias(companyUser, "inviter");

/**
 * Those whom a company has invited, as it typed them, the ones who have waited longest first, with the rights that they
 * would get now.
 */
export async function invitedEmployees(db: Executor, companyId: string, which?: SQL): Promise<Employee[]> {
  const rows = await db
    .select({ row: invitation, host: hostRights, inviter })
    .from(invitation)
    .leftJoin(inviter, eq(inviter.id, invitation.invitedBy))
    .where(and(eq(invitation.companyId, companyId), which))
    .orderBy(asc(invitation.expiresAt), asc(invitation.id));
  return rows.map(({ row, host, inviter }) => ({
    id: row.companyUserId,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    profilePicture: null,
    department: null,
    position: null,
    ...rightsGiven(row, inviter ? host : "office"),
    joinedAt: null,
    invitation: {
      invitedBy: inviter && nameOf(inviter),
      sentAt: new Date(row.expiresAt.getTime() - limits.invitationDays * day).toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    },
    version: 1,
  }));
}
