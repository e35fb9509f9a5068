import type { LoaderFunctionArgs } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";

/** For the applicant: everything stored about them, as a file to save. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  try {
    const { body } = await context.api(applicant.exportData);
    return new Response(body, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": 'attachment; filename="my-data.zip"',
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    // A file has no page around it that could say so.
    if (!(error instanceof RefusedResponse) || error.status !== 429) throw error;
    const notice = { key: "myData:notice.tooMany", tone: "blue" } as const;
    return redirectWithNotice(context, pathsOf(context, applicantPaths).myData, notice);
  }
}
