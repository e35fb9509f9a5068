import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { office } from "#contract/calls/office.ts";

/** For the office: an invoice as a PDF, as its company opens it. */
export async function loader({ context, params: { invoiceId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  return serveFile(await context.api(office.fetchInvoiceFile, { params: { invoiceId } }));
}
