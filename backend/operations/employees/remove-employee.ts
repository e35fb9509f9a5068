import { eq } from "drizzle-orm";
import { company } from "#contract/calls/company.ts";
import { isInvitedTo } from "../../db/colleagues.ts";
import type { Executor } from "../../db/open.ts";
import { employee, invitation } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { revokeTokens } from "../identity/revoke-tokens.ts";
import type { Author } from "./author.ts";
import { endWork } from "./end-work.ts";
import { lockOwnTeam } from "./lock-team.ts";
import { ownEmployee, refuseOwner } from "./own-employee.ts";
import { tellEmployee } from "./tell-employee.ts";

/**
 * Ends somebody's work for the company and mails them, or withdraws their invitation (spec §7). People who work for
 * no other company are signed out. 403 (5000) for an owner, 404 for somebody of another company.
 */
export async function removeEmployee(work: Work, caller: Author, { employeeId }: { employeeId: string }) {
  const { db, now } = work;
  const { companyId } = caller;
  await lockOwnTeam(db, caller, company.removeEmployee);
  const ofTheirs = isInvitedTo(companyId, employeeId);
  const [withdrawn] = await db.delete(invitation).where(ofTheirs).returning();
  // Only the office invites owners, and may thus take it back.
  if (withdrawn) return caller.office ? undefined : refuseOwner(withdrawn);
  const found = await ownEmployee(db, companyId, employeeId);
  refuseOwner(found.row);
  await endWork(work, { companyId, companyUserId: employeeId });
  if (found.personId) await signOutWhoWorksNowhere(db, employeeId, found.personId, now);
  await tellEmployee(work, caller, found, "accessEnded");
}

async function signOutWhoWorksNowhere(db: Executor, employeeId: string, personId: string, now: Date) {
  if ((await db.$count(employee, eq(employee.companyUserId, employeeId))) > 0) return;
  await revokeTokens(db, personId, now, "company");
}
