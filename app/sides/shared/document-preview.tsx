import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { applicant } from "#contract/applicant.ts";
import { serveFile } from "./serve-file.server.ts";

/** The owner of the document: the file itself. */
export async function loader({ request, context, params: { uuid = "" } }: LoaderFunctionArgs) {
  await requireSignedInApplicant(request, context);
  return serveFile(await context.api(applicant.previewDocument, { params: { id: uuid } }));
}
