import type { WholeCompany } from "#contract/entities/kept-company.ts";
import type { Work } from "../../work.ts";
import { fetchAccountingNotices } from "../accounting/fetch-accounting-notices.ts";
import { companyWithPeople } from "./kept-company.ts";

/** A company with its people and what it was told about billing. 404 for an unknown one. */
export async function fetchWholeCompany(
  { db }: Pick<Work, "db">,
  _caller: unknown,
  { companyId }: { companyId: string },
): Promise<WholeCompany> {
  const staffed = await companyWithPeople(db, companyId);
  return { ...staffed, notices: await fetchAccountingNotices({ db }, { companyId }) };
}
