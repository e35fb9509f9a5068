import { eq } from "drizzle-orm";
import type { AdvisorCaller } from "../../callers.ts";
import { company } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { authorsName } from "../employees/author.ts";
import { lockCompany } from "./lock-company.ts";
import { ownersOf, tellOwners } from "./tell-owners.ts";

/**
 * Keeps a company out, or lets it in again. The owners are mailed about it, unless it was so already. 404 for an unknown
 * company.
 */
export async function setAccess(
  work: Work,
  { id, advisor }: Pick<AdvisorCaller, "id" | "advisor">,
  { companyId }: { companyId: string },
  act: "locked" | "unlocked",
) {
  const { db, now } = work;
  const { lockedAt } = await lockCompany(db, companyId);
  if ((lockedAt !== null) === (act === "locked")) return;
  await db
    .update(company)
    .set({ lockedAt: act === "locked" ? now : null })
    .where(eq(company.id, companyId));
  const by = authorsName({ id, companyId, office: advisor });
  await tellOwners(work, { companyId, owners: await ownersOf(db, companyId), by, act });
}
