import { formatDay } from "#app/i18n/format.ts";
import { formatAmount } from "#app/i18n/format-amount.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import type { KeptInvoice } from "#contract/entities/accounting.ts";

/** What an import says of an invoice. */
export function InvoiceFacts({ of: invoice }: { of: KeptInvoice }) {
  const t = useT();
  const { company, issuedOn, dueOn, amountCents, status, paidOn } = invoice;
  return (
    <Facts>
      <Fact label={t("column.company")}>
        <bdi>{company}</bdi>
      </Fact>
      <Fact label={t("column.issuedOn")}>{formatDay(issuedOn)}</Fact>
      <Fact label={t("column.dueOn")}>{formatDay(dueOn)}</Fact>
      <Fact label={t("column.amountCents")}>{formatAmount(amountCents, t.language)}</Fact>
      <Fact label={t("column.status")}>{t(`status.${status}`)}</Fact>
      {paidOn && <Fact label={t("column.paidOn")}>{formatDay(paidOn)}</Fact>}
    </Facts>
  );
}
