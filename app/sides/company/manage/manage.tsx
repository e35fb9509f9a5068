import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { pathsOf } from "#app/paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { manageStatuses } from "#domain/job-opening-steps.ts";
import { companyPaths } from "../paths.ts";
import { pathOfStep } from "./steps.ts";

/** The bare address of the wizard leads to the first step in which something is missing. */
export async function loader({ context, params: { jobOpeningId = "" } }: LoaderFunctionArgs) {
  const { company } = await requireColleague(context);
  const opening = await context.api(calls.fetchJobOpening, { params: { companyId: company.id, jobOpeningId } });
  const due = opening.status === "draft" ? manageStatuses(opening).find(({ status }) => status !== "done") : undefined;
  return redirect(pathOfStep(pathsOf(context, companyPaths), due?.step ?? "study")(opening.id));
}
