import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { applicant } from "#contract/calls/applicant.ts";

/** For the document's owner: the file itself. */
export async function loader({ context, params: { uuid = "" } }: LoaderFunctionArgs) {
  await requireSignedInApplicant(context);
  return serveFile(await context.api(applicant.previewDocument, { params: { documentId: uuid } }));
}
