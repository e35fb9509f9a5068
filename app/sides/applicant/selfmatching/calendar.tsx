import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { pathsOf } from "#app/paths.ts";
import { serveCalendar } from "#app/shell/serve-file.server.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";

/** The agreed interview or trial day as a calendar file, always saved and never shown. */
export async function loader({ context, params: { jobOpeningId: id = "" } }: LoaderFunctionArgs) {
  await requireSignedInApplicant(context);
  const file = await context.api(applicant.fetchCalendarFile, { params: { jobOpeningId: id } }).catch((error) => {
    // A file has no page around it that could say so: the opening's own does.
    const isGone = error instanceof RefusedResponse && error.status === 404;
    throw isGone ? redirect(pathsOf(context, applicantPaths).jobOpening(id)) : error;
  });
  return serveCalendar(file);
}
