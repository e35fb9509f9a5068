import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { company } from "#contract/calls/company.ts";

/** The picture of the reader's company: the file itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { company: active } = await requireColleague(context);
  return serveFile(await context.api(company.fetchCompanyPicture, { params: { companyId: active.id } }));
}
