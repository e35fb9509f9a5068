import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { mayDo } from "#domain/permissions.ts";
import type { Membership } from "../../callers.ts";
import { worksAt } from "../../db/colleagues.ts";
import type { Executor } from "../../db/open.ts";
import { employee, invitation } from "../../db/schema/companies.ts";

type Rights = Omit<Membership, "companyId">;
type Invitation = typeof invitation.$inferSelect;

/** What the host of an invitation may do in the company now, for a query of invitations; null: they have left it. */
const host = alias(employee, "host");
export const hostRights = sql<Rights | null>`(
  select json_build_object('isOwner', ${host.isOwner}, 'permissions', ${host.permissions}) from ${employee} host
  where ${and(eq(host.companyId, invitation.companyId), eq(host.companyUserId, invitation.invitedBy))})`;

/** The rights that an invitation gives now: of those that it names, none that its host has lost since. */
export function rightsGiven({ isOwner, permissions }: Rights, host: "office" | Rights | null): Rights {
  if (host === "office") return { isOwner, permissions };
  return {
    isOwner: isOwner && host?.isOwner === true,
    permissions: permissions.filter((permission) => host && mayDo(host, permission)),
  };
}

/** The rights that an invitation gives when it is answered. */
export async function rightsOf(db: Executor, { companyId, invitedBy, ...named }: Invitation): Promise<Rights> {
  if (!invitedBy) return rightsGiven(named, "office");
  const [host] = await db
    .select({ isOwner: employee.isOwner, permissions: employee.permissions })
    .from(employee)
    .where(worksAt(companyId, invitedBy));
  return rightsGiven(named, host ?? null);
}
