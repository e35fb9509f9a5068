import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { serveFileWithin } from "#app/shell/serve-file.server.ts";
import { advisor } from "#contract/calls/advisor.ts";

/** An applicant's document, for study advisors; its check shows it. */
export async function loader({ context, params: { accountId = "", uuid: documentId = "" } }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  return serveFileWithin(await context.api(advisor.previewDocument, { params: { accountId, documentId } }));
}
