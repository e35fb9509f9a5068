import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { applicant } from "#contract/calls/applicant.ts";

/** The applicant whose advisor it is: the picture itself. */
export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireSignedInApplicant(context);
  return serveFile(await context.api(applicant.fetchAdvisorPicture, { params: { pictureId: id } }));
}
