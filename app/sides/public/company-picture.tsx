import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { applicant } from "#contract/calls/applicant.ts";

/** For applicants, to whom openings show it: the file itself. */
export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireSignedInApplicant(context);
  return serveFile(await context.api(applicant.fetchCompanyPicture, { params: { companyPictureId: id } }));
}
