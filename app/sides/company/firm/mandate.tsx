import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { pathsOf } from "#app/paths.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { company } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";

/** The mandate as a PDF, for those who may change the account. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { company: active } = await requireColleague(context);
  const file = await context.api(company.fetchMandate, { params: { companyId: active.id } }).catch((error) => {
    // A file has no page around it that could say so: the payment's page does.
    const isGone = error instanceof RefusedResponse && [403, 404].includes(error.status);
    throw isGone ? redirect(pathsOf(context, companyPaths).companyPayment) : error;
  });
  return serveFile(file);
}
