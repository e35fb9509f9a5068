import { formatDay } from "#app/i18n/format.ts";
import { formatAmount } from "#app/i18n/format-amount.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Table } from "#app/ui/Table.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Invoice } from "#contract/entities/accounting.ts";
import { isUnpaid, sumOf } from "#domain/invoices.ts";
import { companyPaths } from "../paths.ts";
import { InvoiceStatus } from "./InvoiceStatus.tsx";

interface Props {
  year: string;
  invoices: Invoice[];
  today: string;
  isDebited: boolean;
  /** Whether invoices with another status are left out. */
  isPart: boolean;
}

/** The invoices of a year with their sum, and what of it is still to be paid where all are shown. */
export function InvoicesOfYear({ year, invoices, today, isDebited, isPart }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const amount = (cents: number) => formatAmount(cents, t.language);
  const unpaid = isPart ? 0 : sumOf(invoices.filter(isUnpaid));
  return (
    <section>
      <Heading level={2}>{year}</Heading>
      <Table
        label={t("of", { year })}
        name={t("column.invoice")}
        columns={[
          { label: t("column.date") },
          { label: t("column.status"), isPlain: true },
          { label: t("column.amount"), isAmount: true },
        ]}
        rows={invoices.map((invoice) => ({
          key: invoice.id,
          name: (
            <>
              {invoice.hasFile ? (
                <TextLink to={paths.invoice(invoice.id)} reloadDocument>
                  {invoice.number}
                </TextLink>
              ) : (
                <b>{invoice.number}</b>
              )}
              <Text muted>
                <bdi lang="de">{invoice.subject}</bdi>
              </Text>
            </>
          ),
          cells: [
            formatDay(invoice.issuedOn),
            <InvoiceStatus key="status" of={invoice} today={today} isDebited={isDebited} />,
            amount(invoice.amountCents),
          ],
        }))}
        totals={[
          { label: t(isPart ? "totalChosen" : "total", { year }), amount: amount(sumOf(invoices)) },
          ...(unpaid === 0 ? [] : [{ label: t("unpaid"), amount: amount(unpaid) }]),
        ]}
      />
    </section>
  );
}
