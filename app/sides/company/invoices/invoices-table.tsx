import type { LoaderFunctionArgs } from "@remix-run/node";
import { formatDay } from "#app/i18n/format.ts";
import { company as calls } from "#contract/calls/company.ts";
import { listFile, wordsOfFile } from "../../shared/lists/list-file.server.ts";
import { chosenIn, requireAccountant } from "./invoices.server.ts";

/** The invoices of the list for a spreadsheet. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { companyId } = await requireAccountant(context);
  const { chosen } = chosenIn(await context.api(calls.fetchInvoices, { query: { companyId } }), request.url);
  const t = wordsOfFile(context, ["invoices"]);
  return listFile(t, t("table.file"), chosen, [
    [t("table.number"), ({ number }) => number],
    [t("table.issuedOn"), ({ issuedOn }) => formatDay(issuedOn)],
    [t("table.dueOn"), ({ dueOn }) => formatDay(dueOn)],
    [t("table.subject"), ({ subject }) => subject],
    [t("table.state"), ({ status }) => t(`table.status.${status}`)],
    [t("table.paidOn"), ({ paidOn }) => paidOn && formatDay(paidOn)],
    [t("table.amount"), ({ amountCents }) => amountCents / 100],
  ]);
}
