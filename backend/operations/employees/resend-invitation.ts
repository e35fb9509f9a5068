import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { day } from "#domain/time.ts";
import type { Colleague } from "../../callers.ts";
import { companyUser, employee, invitation } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { mailInvitation } from "../companies/mail-invitation.ts";
import { countAttempt } from "../refuse-too-many.ts";
import { lockTeam } from "./lock-team.ts";

/**
 * Mails an invitation again with another link, for the full time (spec §7). Its host stays, whose rights it gives; when
 * they have left, the sender becomes its host. 404 without an invitation, 429 after `limits.invitationsPerHour`.
 */
export async function resendInvitation(
  { db, publicUrl, now }: Work,
  { companyId, user }: Pick<Colleague, "companyId" | "user">,
  { employeeId }: { employeeId: string },
) {
  await countAttempt(db, "invitation", user.id, { limit: limits.invitationsPerHour, minutes: 60 }, now);
  await lockTeam(db, companyId);
  const ofTheirs = and(eq(invitation.companyId, companyId), eq(invitation.companyUserId, employeeId));
  const [found] = await db.select().from(invitation).where(ofTheirs);
  if (!found) throw Refusal.notFound();
  const { invitedBy } = found;
  const worksHere = and(eq(employee.companyId, companyId), eq(employee.companyUserId, invitedBy ?? user.id));
  const isHostGone = invitedBy !== null && (await db.$count(employee, worksHere)) === 0;
  const expiresAt = new Date(now.getTime() + limits.invitationDays * day);
  const [sent] = await db
    .update(invitation)
    .set({ id: randomUUID(), expiresAt, ...(isHostGone && { invitedBy: user.id }) })
    .where(ofTheirs)
    .returning();
  const [guest] = await db.select().from(companyUser).where(eq(companyUser.id, employeeId));
  await mailInvitation({ db, publicUrl }, sent!, { sender: user, guest: guest! });
}
