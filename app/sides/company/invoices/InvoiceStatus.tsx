import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Status } from "#app/ui/Status.tsx";
import type { Invoice } from "#contract/entities/accounting.ts";
import { daysOverdue, isUnpaid } from "#domain/invoices.ts";

interface Props {
  of: Invoice;
  today: string;
  /** Whether what is open is taken from the company's account. */
  isDebited: boolean;
}

/** Where an invoice stands, and by when it is to be paid; a cancelled one has no mark. */
export function InvoiceStatus({ of: invoice, today, isDebited }: Props) {
  const t = useT();
  const { status, dueOn, paidOn } = invoice;
  if (status === "cancelled") return t("status.cancelled");
  if (status === "in_review") return <Status state="them">{t("status.in_review")}</Status>;
  if (status === "offset") return <Status state="done">{t("status.offset")}</Status>;
  if (status === "paid")
    return <Status state="done">{paidOn ? t("status.paidOn", { date: formatDay(paidOn) }) : t("status.paid")}</Status>;
  if (!isUnpaid(invoice)) return <Status state="them">{t("status.nothingToPay")}</Status>;
  if (isDebited) return <Status state="them">{t("status.debited")}</Status>;
  const days = daysOverdue(invoice, today);
  return (
    <Status state="you">
      {days > 0 ? t("status.overdue", { count: days }) : t("status.open", { date: formatDay(dueOn) })}
    </Status>
  );
}
