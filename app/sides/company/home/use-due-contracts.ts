import { usePaths } from "#app/use-paths.ts";
import type { CompanyHome } from "#contract/entities/company-home.ts";
import { companyPaths } from "../paths.ts";

/** Where contracts that wait are seen: in the list of students, else the one to begin with. */
export function useDueContracts(waiting: CompanyHome["waitingContracts"]) {
  const { contract, dueContracts } = usePaths(companyPaths);
  return waiting?.first ? contract(waiting.first.jobOpeningId, waiting.first.accountId) : dueContracts;
}
