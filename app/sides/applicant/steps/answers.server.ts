import { RefusedResponse } from "#app/api/refused-response.server.ts";
import type { PortalContext } from "#app/context.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Account } from "#contract/entities/account.ts";
import type { Document } from "#contract/entities/document.ts";
import { errorCodes } from "#contract/errors.ts";
import { activeApplication } from "#domain/active-application.ts";
import type { Answers } from "#domain/application-steps.ts";

/** All data behind the statuses: account, unit and documents, fetched at once. */
export async function fetchAnswers(
  context: PortalContext,
  account: Account,
): Promise<Omit<Answers, "documents"> & { documents: Document[] }> {
  const [ofUnit, documents] = await Promise.all([fetchUnit(context, account), context.api(applicant.fetchDocuments)]);
  return { account, ...ofUnit, documents };
}

/** The active unit and its active application. */
export async function fetchUnit(
  context: PortalContext,
  account: Account,
): Promise<Pick<Answers, "unit" | "application" | "now">> {
  const unit = await context.api(applicant.fetchUnit);
  const application = activeApplication(account, unit);
  if (!application)
    throw new RefusedResponse({
      code: errorCodes.noUnitOrApplication,
      message: "No application found for this account",
    });
  return { unit, application, now: new Date() };
}
