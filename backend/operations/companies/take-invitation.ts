import { and, gt } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { isInvitedTo } from "../../db/colleagues.ts";
import type { Executor } from "../../db/open.ts";
import { invitation } from "../../db/schema/companies.ts";

/** Ends an invitation and returns what it offered. 404 when it does not exist or has expired. */
export async function takeInvitation(db: Executor, companyUserId: string, companyId: string, now: Date) {
  const [taken] = await db
    .delete(invitation)
    .where(and(isInvitedTo(companyId, companyUserId), gt(invitation.expiresAt, now)))
    .returning();
  if (!taken) throw Refusal.notFound();
  return taken;
}
