import { applicant } from "#contract/applicant.ts";
import type { Account } from "#contract/entities/account.ts";
import { errorCodes } from "#contract/errors.ts";
import { activeOf } from "#domain/active-application.ts";
import { type Answers, type Group, type StepStatus, statusOf, stepsOf } from "#domain/application-steps.ts";
import { RefusedResponse } from "../api/refused-response.server.ts";
import type { PortalContext } from "../context.ts";

/** Everything that the statuses are derived from: unit and documents beside the account, asked for at once. */
export async function fetchAnswers(context: PortalContext, account: Account): Promise<Answers> {
  const [unit, documents, session] = await Promise.all([
    context.api(applicant.fetchUnit),
    context.api(applicant.fetchDocuments),
    context.session(),
  ]);
  const application = activeOf(unit.applications, session?.activeApplicationId);
  if (!application)
    throw new RefusedResponse({
      code: errorCodes.noUnitOrApplication,
      message: "No application found for this account",
    });
  return { account, unit, application, documents, now: new Date() };
}

export type StatusList = { step: string; status: StepStatus }[];

/** The statuses of a group, for the step navigation. */
export const statusesOf = (group: Group, answers: Answers): StatusList =>
  stepsOf[group].map((step) => ({ step, status: statusOf(step, answers) }));
