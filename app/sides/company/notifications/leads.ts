import type { PathsIn } from "#app/paths.ts";
import type { Notification } from "#contract/entities/notification.ts";
import { contractNotices } from "#contract/enumerations/matching.ts";
import type { companyPaths } from "../paths.ts";

/** Whom an event is about; without an account, somebody whom the company may not know any more. */
interface About {
  companyId: string;
  jobOpeningId: string;
  accountId?: string;
  kind: Notification["kind"];
}

/** The page that a notification leads to: the contract's or the applicant's, else that of all who are in touch. */
export function whereItLeads(
  paths: Pick<PathsIn<typeof companyPaths>, "applicantIn" | "contactedIn" | "contractIn">,
  { companyId, jobOpeningId, accountId, kind }: About,
): string {
  if (!accountId) return paths.contactedIn(companyId, jobOpeningId);
  const isOfContract = contractNotices.some((notice) => notice === kind);
  return paths[isOfContract ? "contractIn" : "applicantIn"](companyId, jobOpeningId, accountId);
}
