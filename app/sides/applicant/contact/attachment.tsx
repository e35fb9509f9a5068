import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { applicant } from "#contract/calls/applicant.ts";

/** For the applicant who sent it: the file itself. */
export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  await requireApplicant(context);
  return serveFile(await context.api(applicant.previewAttachment, { params: { attachmentId: id } }));
}
