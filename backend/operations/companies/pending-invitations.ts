import { and, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Employment } from "#contract/calls/company.ts";
import { nameOf } from "#domain/person-name.ts";
import type { Executor } from "../../db/open.ts";
import { company, companyUser, invitation } from "../../db/schema/companies.ts";
import { hostRights, rightsGiven } from "./invited-rights.ts";

const inviter = alias(companyUser, "inviter");

type Named = Parameters<typeof nameOf>[0];
export interface Invited extends Pick<Employment, "id" | "name" | "city" | "isOwner" | "permissions" | "isLocked"> {
  invitationId: string;
  inviter: Named | null;
  host: Parameters<typeof rightsGiven>[1];
  expiresAt: string;
}

const invitedJson = sql`json_build_object('id', ${company.id}, 'name', ${company.name}, 'city', ${company.city},
  'isOwner', ${invitation.isOwner}, 'permissions', ${invitation.permissions}, 'host', ${hostRights},
  'isLocked', ${company.lockedAt} is not null,
  'invitationId', ${invitation.id}, 'expiresAt', ${invitation.expiresAt},
  'inviter', case when ${inviter.id} is not null then json_build_object('firstName', ${inviter.firstName},
    'lastName', ${inviter.lastName}, 'email', ${inviter.email}) end)`;

/** Companies that wait for a person's answer, as part of another query; expired invitations are left out. */
export const pendingInvitations = (db: Executor, companyUserId: string, now: Date) =>
  sql<Invited[]>`(${db
    .select({
      list: sql`coalesce(json_agg(${invitedJson} order by ${invitation.expiresAt}, ${invitation.id}), '[]')`,
    })
    .from(invitation)
    .innerJoin(company, eq(company.id, invitation.companyId))
    .leftJoin(inviter, eq(inviter.id, invitation.invitedBy))
    .where(and(eq(invitation.companyUserId, companyUserId), gt(invitation.expiresAt, now)))})`;

/** A company that waits for an answer, with the rights that it offers. */
export const pendingFrom = ({
  id,
  name,
  city,
  invitationId,
  inviter,
  host,
  expiresAt,
  isLocked,
  ...named
}: Invited): Employment => ({
  id,
  name,
  city,
  ...rightsGiven(named, inviter ? host : "office"),
  owners: [],
  isDefault: false,
  invitationPending: true,
  isLocked,
  invitation: {
    id: invitationId,
    invitedBy: inviter && nameOf(inviter),
    expiresAt: new Date(expiresAt).toISOString(),
  },
});
