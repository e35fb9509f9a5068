import { and, eq } from "drizzle-orm";
import type { Colleague } from "../../callers.ts";
import { employee } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { refuseLastOwner } from "./last-owner.ts";
import { lockOwnTeam } from "./lock-team.ts";

/** Ends the caller's own work for a company (design §14). 409 for its last owner (`lastOwner`). */
export async function leaveCompany({ db }: Pick<Work, "db">, caller: Pick<Colleague, "id" | "companyId">) {
  const { companyId, id } = caller;
  const { isOwner } = await lockOwnTeam(db, caller);
  if (isOwner) await refuseLastOwner(db, companyId);
  await db.delete(employee).where(and(eq(employee.companyId, companyId), eq(employee.companyUserId, id)));
}
