import { eq } from "drizzle-orm";
import type { AdvisorCaller } from "../../callers.ts";
import { company } from "../../db/schema/companies.ts";
import type { Work } from "../../work.ts";
import { authorsName } from "../employees/author.ts";
import { lockCompany } from "./lock-company.ts";
import { ownersOf, tellOwners } from "./tell-owners.ts";

interface Of {
  companyId: string;
}

/** Keeps a company's people out and its openings from applicants, from the next call on. 404 for an unknown company. */
export const keepOut = (work: Work, caller: AdvisorCaller, of: Of) => setLock(work, caller, of, "locked");

/** Lets them in again. 404 for an unknown company. */
export const letIn = (work: Work, caller: AdvisorCaller, of: Of) => setLock(work, caller, of, "unlocked");

/** The owners are mailed about it, unless it was so already. */
async function setLock(
  work: Work,
  { id, advisor }: Pick<AdvisorCaller, "id" | "advisor">,
  { companyId }: Of,
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
  await tellOwners(work, { companyId, owners: await ownersOf(db, companyId), by, act, person: "" });
}
