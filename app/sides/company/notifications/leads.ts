import type { PathsIn } from "#app/paths.ts";
import type { companyPaths } from "../paths.ts";

/** Whom an event is about; without an account, somebody whom the company may not know any more. */
interface About {
  companyId: string;
  jobOpeningId: string;
  accountId?: string;
}

/** The page that a notification leads to: the applicant's, else that of all who are in touch. */
export const whereItLeads = (
  paths: Pick<PathsIn<typeof companyPaths>, "applicantIn" | "contactedIn">,
  { companyId, jobOpeningId, accountId }: About,
): string =>
  accountId ? paths.applicantIn(companyId, jobOpeningId, accountId) : paths.contactedIn(companyId, jobOpeningId);
