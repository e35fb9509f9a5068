import type { LoaderFunctionArgs } from "@remix-run/node";
import { orGoTo } from "#app/api/or-go-to.server.ts";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { pathsOf } from "#app/paths.ts";
import { serveCalendar } from "#app/shell/serve-file.server.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";

/** The agreed interview or trial day as a calendar file, always saved and never shown. */
export async function loader({ context, params: { jobOpeningId: id = "" } }: LoaderFunctionArgs) {
  await requireSignedInApplicant(context);
  const file = context.api(applicant.fetchCalendarFile, { params: { jobOpeningId: id } });
  // A file has no page around it that could say that it is gone: the opening's own does.
  return serveCalendar(await orGoTo(file, [404], pathsOf(context, applicantPaths).jobOpening(id)));
}
