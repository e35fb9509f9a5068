import type { Actor } from "../../callers.ts";
import { employee } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { lockTeam } from "../employees/lock-team.ts";
import { rightsOf } from "./invited-rights.ts";
import { takeInvitation } from "./take-invitation.ts";

/**
 * Makes somebody a colleague with the rights that the invitation names and its host still has (spec §7). 404 without
 * one that still holds.
 */
export async function acceptInvitation(
  { db, now }: Pick<Work, "db" | "now">,
  { id: companyUserId }: Actor,
  { companyId }: { companyId: string },
) {
  await lockTeam(db, companyId);
  const rights = await rightsOf(db, await takeInvitation(db, companyUserId, companyId, now));
  await db
    .insert(employee)
    .values({ companyId, companyUserId, ...rights, createdAt: now })
    .onConflictDoNothing();
}
