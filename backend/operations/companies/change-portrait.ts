import { eq } from "drizzle-orm";
import type { OwnCompany } from "#contract/entities/company.ts";
import { changedAnswers, nextVersion } from "#domain/stale-answers.ts";
import type { Colleague } from "../../callers.ts";
import { company } from "../../db/schema/companies.ts";
import type { CallWork } from "../../work.ts";
import { refuseStale } from "../refuse-stale.ts";
import { fetchCompany } from "./fetch-company.ts";
import { lockCompany } from "./lock-company.ts";

/** Saves the text with which a company presents itself; null takes it back. 409 when it is `stale`. */
export async function changePortrait(
  work: Pick<CallWork, "db" | "backend">,
  caller: Pick<Colleague, "companyId" | "isOwner" | "permissions">,
  { portrait, version }: { portrait: string | null; version?: number },
): Promise<OwnCompany> {
  const row = await lockCompany(work.db, caller.companyId);
  refuseStale({ portrait: row.portrait }, { portrait }, row.answerVersions, version);
  const changed = changedAnswers({ portrait: row.portrait }, { portrait });
  if (changed.length > 0)
    await work.db
      .update(company)
      .set({ portrait, ...nextVersion(row, changed) })
      .where(eq(company.id, row.id));
  return fetchCompany(work, caller);
}
