import { and, eq } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Colleague } from "../../callers.ts";
import { employee } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { lockOwnTeam } from "./lock-team.ts";

/** Ends the caller's own work for a company (design §14). 409 for its last owner (`lastOwner`). */
export async function leaveCompany({ db }: Pick<Work, "db">, caller: Pick<Colleague, "id" | "companyId">) {
  const { companyId, id } = caller;
  const { isOwner } = await lockOwnTeam(db, caller);
  const owners = and(eq(employee.companyId, companyId), eq(employee.isOwner, true));
  if (isOwner && (await db.$count(employee, owners)) === 1) throw Refusal.conflict({ company: ["lastOwner"] });
  await db.delete(employee).where(and(eq(employee.companyId, companyId), eq(employee.companyUserId, id)));
}
