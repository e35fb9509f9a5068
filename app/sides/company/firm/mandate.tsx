import type { LoaderFunctionArgs } from "@remix-run/node";
import { orGoTo } from "#app/api/or-go-to.server.ts";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { pathsOf } from "#app/paths.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { company } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";

/** The mandate as a PDF, for those who may change the account. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { company: active } = await requireColleague(context);
  const file = context.api(company.fetchMandate, { params: { companyId: active.id } });
  // A file has no page around it that could say that it is gone: the payment's page does.
  return serveFile(await orGoTo(file, [403, 404], pathsOf(context, companyPaths).companyPayment));
}
