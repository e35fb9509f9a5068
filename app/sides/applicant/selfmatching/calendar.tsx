import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { applicant } from "#contract/applicant.ts";

/** The agreed interview or trial day as a calendar file, always saved and never shown. */
export async function loader({ request, context, params: { jobOpeningId: id = "" } }: LoaderFunctionArgs) {
  await requireSignedInApplicant(request, context);
  const file = await context.api(applicant.fetchCalendarFile, { params: { id } });
  return new Response(file.body, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="termin.ics"',
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
