import type { LoaderFunctionArgs } from "@remix-run/node";
import { serveFile } from "#app/shell/serve-file.server.ts";
import { company as calls } from "#contract/calls/company.ts";
import { requireAccountant } from "./invoices.server.ts";

/** An invoice as a PDF. */
export async function loader({ context, params: { id = "" } }: LoaderFunctionArgs) {
  const { companyId } = await requireAccountant(context);
  return serveFile(await context.api(calls.previewInvoice, { params: { companyId, invoiceId: id } }));
}
