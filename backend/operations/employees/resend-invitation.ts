import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { company } from "#contract/calls/company.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { day } from "#domain/time.ts";
import { isInvitedTo, worksAt } from "../../db/colleagues.ts";
import { companyUser, employee, invitation } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";
import { rightsGiven } from "../companies/invited-rights.ts";
import { mailInvitation } from "../companies/mail-invitation.ts";
import { type Author, authorsName } from "./author.ts";
import { lockOwnTeam } from "./lock-team.ts";

/**
 * Mails an invitation again with another link, for the full time (spec §7). Its host stays, whose rights it gives; when
 * they have left, the sender takes their place, and it gives no more than it did. 404 without an
 * invitation, 429 after `limits.invitationsPerHour`.
 */
export async function resendInvitation(
  { db, publicUrl, now }: Work,
  author: Author,
  { employeeId }: { employeeId: string },
) {
  const { id, companyId, user } = author;
  await countAttempt(db, "invitation", id, hourly(limits.invitationsPerHour), now);
  await lockOwnTeam(db, author, company.resendInvitation);
  const ofTheirs = isInvitedTo(companyId, employeeId);
  const [found] = await db.select().from(invitation).where(ofTheirs);
  if (!found) throw Refusal.notFound();
  const { invitedBy, isOwner } = found;
  const worksHere = worksAt(companyId, invitedBy ?? id);
  const isHostGone = invitedBy !== null && (await db.$count(employee, worksHere)) === 0;
  // With another host it would give more than the list has shown.
  const given = { invitedBy: user?.id ?? null, ...rightsGiven(found, null) };
  const expiresAt = new Date(now.getTime() + limits.invitationDays * day);
  const [sent] = await db
    .update(invitation)
    .set({ id: randomUUID(), expiresAt, ...(isHostGone && given) })
    .where(ofTheirs)
    .returning();
  const [guest] = await db.select().from(companyUser).where(eq(companyUser.id, employeeId));
  await mailInvitation({ db, publicUrl }, sent!, {
    invitedBy: author.office && isOwner ? null : authorsName(author),
    guest: guest!,
  });
}
