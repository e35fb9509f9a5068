import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvAnswer } from "#app/csv.server.ts";
import { messagesOf } from "#app/i18n/catalogue.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { translateWith } from "#app/i18n/translate.ts";
import { company as calls } from "#contract/calls/company.ts";
import { chosenIn, requireAccountant } from "./invoices.server.ts";

/** The invoices of the list for a spreadsheet. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { companyId } = await requireAccountant(context);
  const { chosen } = chosenIn(await context.api(calls.fetchInvoices, { query: { companyId } }), request.url);
  const { language } = context;
  const t = translateWith(language, messagesOf(language, ["invoices"], "formal"), ["invoices"]);
  const heads = (["number", "issuedOn", "dueOn", "subject", "state", "paidOn", "amount"] as const).map((name) =>
    t(`table.${name}`),
  );
  const rows = chosen.map(({ number, issuedOn, dueOn, subject, status, paidOn, amountCents }) => [
    number,
    formatDay(issuedOn),
    formatDay(dueOn),
    subject,
    t(`table.status.${status}`),
    paidOn && formatDay(paidOn),
    amountCents / 100,
  ]);
  return csvAnswer(language, { name: t("table.file"), heads, rows });
}
