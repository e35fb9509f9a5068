import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { company } from "#contract/calls/company.ts";
import { requireEmployee } from "./employee.server.ts";

/** The picture of a colleague: the file itself. */
export async function loader(args: LoaderFunctionArgs) {
  const { of: params } = await requireEmployee(args);
  return serveFile(await args.context.api(company.fetchEmployeePicture, { params }));
}
