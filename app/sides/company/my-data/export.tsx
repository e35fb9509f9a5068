import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireCompanyUser } from "#app/auth/require-colleague.server.ts";
import { pathsOf } from "#app/paths.ts";
import { company } from "#contract/calls/company.ts";
import { serveExport } from "../../shared/my-data/serve-export.server.ts";
import { companyPaths } from "../paths.ts";

/** For company users, also without a company: everything stored about them, as a file to save. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireCompanyUser(context);
  return serveExport(context, {
    fetchFile: () => context.api(company.exportCompanyUser),
    page: pathsOf(context, companyPaths).myData,
  });
}
