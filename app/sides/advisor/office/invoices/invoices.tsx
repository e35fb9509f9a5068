import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { formatAmount } from "#app/i18n/format-amount.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Status } from "#app/ui/Status.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { KeyPager } from "../../../shared/lists/KeyPager.tsx";
import { orBeginning } from "../../../shared/lists/or-beginning.server.ts";
import { advisorPaths } from "../../paths.ts";
import { SaveTable } from "../../SaveTable.tsx";
import { OfficePage } from "../OfficePage.tsx";
import { InvoiceTools } from "./InvoiceTools.tsx";
import { placeIn, placeWith } from "./place.ts";

export const handle = page({ words: ["officeInvoices", "office", "lists"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const list = context.api(office.fetchInvoices, { query: place });
  return json({ place, ...(await orBeginning(list, pathsOf(context, advisorPaths).invoices)) });
}

export default function Invoices() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { place, items, next } = useLoaderData<typeof loader>();
  const { after, ...filter } = place;
  const isNarrowed = Object.values(place).some(Boolean);
  return (
    <OfficePage
      area="invoices"
      title={t("title")}
      lead={t("lead")}
      action={
        <>
          <ButtonLink kind="primary" to={paths.imports("invoices")}>
            {t("office:import")}
          </ButtonLink>
          <SaveTable to={placeWith(paths.invoicesTable, filter)} />
        </>
      }
    >
      {(isNarrowed || items.length > 0) && <InvoiceTools place={place} />}
      {items.length === 0 ? (
        <p>
          {t(isNarrowed ? "none.found" : "none.yet")}{" "}
          {isNarrowed && <TextLink to={paths.invoices}>{t("office:showAll")}</TextLink>}
        </p>
      ) : (
        <Table
          label={t("title")}
          name={t("column.number")}
          columns={[
            { label: t("column.company") },
            { label: t("column.issuedOn") },
            { label: t("column.file") },
            { label: t("column.amountCents"), isAmount: true },
          ]}
          rows={items.map((invoice) => ({
            key: invoice.id,
            name: (
              <TextLink to={paths.invoice(invoice.id)}>
                <bdi>{invoice.number}</bdi>
              </TextLink>
            ),
            cells: [
              <bdi key="company">{invoice.company}</bdi>,
              formatDay(invoice.issuedOn),
              <Status key="file" state={invoice.hasFile ? "done" : "open"}>
                {t(invoice.hasFile ? "file.there" : "file.missing")}
              </Status>,
              formatAmount(invoice.amountCents, t.language),
            ],
          }))}
        />
      )}
      <KeyPager after={after} next={next} at={(key) => placeWith(paths.invoices, { ...filter, after: key })} />
    </OfficePage>
  );
}
