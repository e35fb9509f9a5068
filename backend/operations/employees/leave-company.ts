import { company } from "#contract/calls/company.ts";
import type { Colleague } from "../../callers.ts";
import type { Work } from "../../work.ts";
import { endWork } from "./end-work.ts";
import { refuseLastOwner } from "./last-owner.ts";
import { lockOwnTeam } from "./lock-team.ts";

/** Ends the caller's own work for a company (design §14). 409 for its last owner (`lastOwner`). */
export async function leaveCompany(work: Pick<Work, "db" | "now">, caller: Pick<Colleague, "id" | "companyId">) {
  const { db } = work;
  const { companyId, id } = caller;
  const { isOwner } = await lockOwnTeam(db, caller, company.leaveCompany);
  if (isOwner) await refuseLastOwner(db, companyId);
  await endWork(work, { companyId, companyUserId: id });
}
