import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { company as calls } from "#contract/calls/company.ts";

/** A document of the company. */
export async function loader({ context, params: { uuid = "" } }: LoaderFunctionArgs) {
  const { company } = await requireColleague(context);
  const params = { companyId: company.id, companyDocumentId: uuid };
  return serveFile(await context.api(calls.previewCompanyDocument, { params }));
}
