import { formatDay } from "#app/i18n/format.ts";
import { formatAmount } from "#app/i18n/format-amount.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { usePaths } from "#app/use-paths.ts";
import type { Accounting, Invoice } from "#contract/entities/accounting.ts";
import { sumOf } from "#domain/invoices.ts";
import { companyPaths } from "../paths.ts";

interface Props extends Pick<Accounting, "paymentType" | "paymentState"> {
  company: string;
  /** The first one due before the others. */
  unpaid: Invoice[];
  /** Whether there has ever been an invoice. */
  isBilled: boolean;
  mayPay: boolean;
}

/** What is to be paid by when, and how the company pays. */
export function InvoicesBand({ company, unpaid, isBilled, paymentType, paymentState, mayPay }: Props) {
  const t = useT();
  const paths = usePaths(companyPaths);
  const [first] = unpaid;
  const count = unpaid.length;
  const isSettled = paymentState === "complete" && paymentType;
  const lead = first
    ? t("lead.open", { count, amount: formatAmount(sumOf(unpaid), t.language), date: formatDay(first.dueOn) })
    : t(isBilled ? "lead.settled" : "lead.none");
  return (
    <Band
      crumb={{ group: <bdi>{company}</bdi> }}
      title={first ? t("titleOpen", { count }) : t("title")}
      lead={`${lead} ${t(`payment.${isSettled ? paymentType : paymentState}`)}`}
    >
      {first?.hasFile && (
        <ButtonLink kind="primary" to={paths.invoice(first.id)} reloadDocument>
          {t("view", { count })}
        </ButtonLink>
      )}{" "}
      {mayPay && (
        <ButtonLink kind="quiet" to={paths.companyPayment}>
          {t(isSettled ? "payment.change" : "payment.settle")}
        </ButtonLink>
      )}
    </Band>
  );
}
