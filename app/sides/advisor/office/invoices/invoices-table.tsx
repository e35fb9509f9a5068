import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { office } from "#contract/calls/office.ts";
import { allPages } from "../../../shared/lists/all-pages.server.ts";
import { listFile, wordsOfFile } from "../../../shared/lists/list-file.server.ts";
import { placeIn } from "./place.ts";

/** The invoices of the list, of all its pages, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const invoices = await allPages(({ after }) => context.api(office.fetchInvoices, { query: { ...place, after } }));
  const t = wordsOfFile(context, ["officeInvoices", "officeFiles"]);
  return listFile(t, t("officeFiles:name.invoices"), invoices, [
    [t("column.number"), ({ number }) => number],
    [t("column.company"), ({ company }) => company],
    [t("column.subject"), ({ subject }) => subject],
    [t("column.issuedOn"), ({ issuedOn }) => formatDay(issuedOn)],
    [t("column.dueOn"), ({ dueOn }) => formatDay(dueOn)],
    [t("column.amountCents"), ({ amountCents }) => amountCents / 100],
    [t("column.status"), ({ status }) => t(`status.${status}`)],
    [t("column.paidOn"), ({ paidOn }) => paidOn && formatDay(paidOn)],
    [t("column.file"), ({ hasFile }) => t(hasFile ? "file.there" : "file.missing")],
  ]);
}
