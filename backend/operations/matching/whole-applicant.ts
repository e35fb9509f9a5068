import { activeApplication, activeUnit } from "#domain/active-application.ts";
import type { WholeApplicant } from "#domain/seen-applicant.ts";
import type { ApplicantCaller } from "../../callers.ts";
import { accountFrom } from "../../db/accounts.ts";
import { documentFrom } from "../../db/documents.ts";
import type { Executor } from "../../db/open.ts";
import { unitWith } from "../../db/units.ts";
import { ownDocuments } from "../documents/fetch-documents.ts";

type Known = Pick<ApplicantCaller, "account" | "units">;

/**
 * Everything about an applicant that a company might see, except what depends on an opening: distance and history.
 * Never answered as it is: `seenAs` cuts it. Two queries.
 */
export async function wholeApplicant(db: Executor, { account, units }: Known): Promise<WholeApplicant> {
  const chosen = activeUnit({ ...account, units });
  const [unit, documents] = await Promise.all([chosen && unitWith(db, chosen.id), ownDocuments(db, account.id)]);
  const application = unit && activeApplication(account, unit);
  return {
    ...accountFrom(account, units),
    courseName: application?.courseName ?? null,
    campusName: application?.campus?.name ?? null,
    intake: application?.intake ?? null,
    distanceKilometres: null,
    documents: documents.map(documentFrom),
    history: [],
  };
}
