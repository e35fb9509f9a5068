import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { company as calls } from "#contract/calls/company.ts";

/** A file of a request, for those who may read the request. */
export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const { company } = await requireColleague(context);
  return serveFile(await context.api(calls.previewAttachment, { params: { companyId: company.id, attachmentId: id } }));
}
