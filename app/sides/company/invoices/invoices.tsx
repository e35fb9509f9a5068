import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatAmount, formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { invoicesByYear, isUnpaid, sumOf } from "#domain/invoices.ts";
import { mayDo } from "#domain/permissions.ts";
import { todayInGermany } from "#domain/today.ts";
import { FirmTabs } from "../firm/Tabs.tsx";
import { companyPaths } from "../paths.ts";
import { InvoicesOfYear } from "./InvoicesOfYear.tsx";
import { requireAccountant } from "./invoices.server.ts";

export const handle = page({ words: ["invoices"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company, companyId, mayRead } = await requireAccountant(context);
  if (!mayRead) {
    const { holders } = await context.api(calls.fetchCompany, { params: { companyId } });
    const readers = holders.filter((holder) => mayDo(holder, "editCompanyPaymentDetails")).map(({ name }) => name);
    return json({ company: company.name, readers, money: null }, { status: 403 });
  }
  const [invoices, notices] = await Promise.all([
    context.api(calls.fetchInvoices, { query: { companyId } }),
    context.api(calls.fetchAccountingNotices, { query: { companyId } }),
  ]);
  const money = { invoices, notices, today: todayInGermany(new Date()) };
  return json({ company: company.name, readers: [], money });
}

export default function Invoices() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { company, readers, money } = useLoaderData<typeof loader>();
  const { invoices = [], notices = [], today = "" } = money ?? {};
  const unpaid = invoices.filter(isUnpaid).sort((one, other) => one.dueOn.localeCompare(other.dueOn));
  const [first] = unpaid;
  const lead = first
    ? t("lead.open", { amount: formatAmount(sumOf(unpaid), t.language), date: formatDay(first.dueOn) })
    : t(invoices.length > 0 ? "lead.settled" : "lead.none");
  return (
    <>
      <Band
        crumb={{ group: <bdi>{company}</bdi> }}
        title={first ? t("titleOpen", { count: unpaid.length }) : t("title")}
        lead={money ? lead : undefined}
      />
      <Wrap>
        <FirmTabs current="invoices" />
        {!money && <p>{t("whoReads", { names: readers.map((name) => `⁨${name}⁩`).join(", ") })}</p>}
        {money && invoices.length === 0 && <p>{t("empty")}</p>}
        {invoicesByYear(invoices).map((of) => (
          <InvoicesOfYear key={of.year} {...of} today={today} />
        ))}
        {invoices.length > 0 && (
          <p>
            <TextLink to={paths.invoicesTable} reloadDocument>
              {t("download")}
            </TextLink>
          </p>
        )}
        {notices.length > 0 && (
          <section>
            <Heading level={2}>{t("notices")}</Heading>
            <Rows>
              {notices.map(({ id, title, text, publishedAt }) => (
                <Row key={id} title={<bdi lang="de">{title}</bdi>} hint={formatDay(publishedAt)}>
                  <p lang="de">{text}</p>
                </Row>
              ))}
            </Rows>
          </section>
        )}
      </Wrap>
    </>
  );
}
