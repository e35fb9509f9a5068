import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { office } from "#contract/calls/office.ts";

/** For the office: an advisor's picture. */
export async function loader({ context, params: { advisorId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  return serveFile(await context.api(office.fetchAdvisorPicture, { params: { advisorId } }));
}
