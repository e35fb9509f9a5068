import { and, eq, sql } from "drizzle-orm";
import type { Permission } from "#contract/enumerations/companies.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { mayDo } from "#domain/permissions.ts";
import { day } from "#domain/time.ts";
import type { Colleague } from "../../callers.ts";
import type { Executor } from "../../db/open.ts";
import { companyUser, employee, invitation } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";
import { lockOwnTeam } from "../employees/lock-team.ts";
import { countAttempt } from "../refuse-too-many.ts";
import { mailInvitation } from "./mail-invitation.ts";

interface Invited {
  email: string;
  firstName: string;
  lastName: string;
  permissions: Permission[];
}

/**
 * Invites a person to work in the portal for the company and mails them the link. 422 when they belong to it already
 * (`alreadyEmployee`) or when the caller lacks a right that is offered (`rightNotOwn`); 429 after
 * `limits.invitationsPerHour`. Inviting the same person again sends a new link and ends the older one.
 */
export async function inviteEmployee(
  { db, publicUrl, now, language }: Omit<CallWork, "backend">,
  caller: Pick<Colleague, "id" | "companyId" | "user">,
  { permissions, ...invited }: Invited,
) {
  const { companyId, user } = caller;
  await countAttempt(db, "invitation", user.id, { limit: limits.invitationsPerHour, minutes: 60 }, now);
  const host = await lockOwnTeam(db, caller);
  if (!permissions.every((permission) => mayDo(host, permission)))
    throw Refusal.invalid({ permissions: ["rightNotOwn"] });
  const guest = await findOrAdd(db, invited, language);
  const isColleague = and(eq(employee.companyId, companyId), eq(employee.companyUserId, guest.id));
  if ((await db.$count(employee, isColleague)) > 0) throw Refusal.invalid({ email: ["alreadyEmployee"] });

  const expiresAt = new Date(now.getTime() + limits.invitationDays * day);
  await db.delete(invitation).where(and(eq(invitation.companyId, companyId), eq(invitation.companyUserId, guest.id)));
  const [sent] = await db
    .insert(invitation)
    .values({ companyId, companyUserId: guest.id, permissions, invitedBy: user.id, expiresAt })
    .returning();
  await mailInvitation({ db, publicUrl }, sent!, { sender: user, guest });
}

/** The person with that address; people who are known by a name keep it. */
async function findOrAdd(db: Executor, { email, firstName, lastName }: Omit<Invited, "permissions">, language: string) {
  await db.insert(companyUser).values({ email, firstName, lastName, language }).onConflictDoNothing();
  const theirs = eq(sql`lower(${companyUser.email})`, email.toLowerCase());
  const nameless = and(theirs, eq(companyUser.firstName, ""), eq(companyUser.lastName, ""));
  await db.update(companyUser).set({ firstName, lastName }).where(nameless);
  const [row] = await db.select().from(companyUser).where(theirs);
  return row!;
}
