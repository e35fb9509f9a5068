import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { invoicesByYear, isUnpaid } from "#domain/invoices.ts";
import { mayDo } from "#domain/permissions.ts";
import { todayInGermany } from "#domain/today.ts";
import { FirmTabs } from "../firm/Tabs.tsx";
import { companyPaths } from "../paths.ts";
import { Filters } from "./Filters.tsx";
import { InvoicesBand } from "./InvoicesBand.tsx";
import { InvoicesOfYear } from "./InvoicesOfYear.tsx";
import { chosenIn, requireAccountant } from "./invoices.server.ts";
import { placeWith } from "./place.ts";

export const handle = page({ words: ["invoices"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { company, companyId, mayRead, mayPay } = await requireAccountant(context);
  if (!mayRead) {
    const { holders } = await context.api(calls.fetchCompany, { params: { companyId } });
    const readers = holders.filter((holder) => mayDo(holder, "editCompanyPaymentDetails")).map(({ name }) => name);
    return json({ company: company.name, readers, money: null }, { status: 403 });
  }
  const { invoices, ...billing } = await context.api(calls.fetchAccounting, { query: { companyId } });
  const unpaid = invoices.filter(isUnpaid).sort((one, other) => one.dueOn.localeCompare(other.dueOn));
  const money = { ...chosenIn(invoices, request.url), ...billing, unpaid, mayPay, today: todayInGermany(new Date()) };
  return json({ company: company.name, readers: [], money });
}

export default function Invoices() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { company, readers, money } = useLoaderData<typeof loader>();
  const { place = {}, years = [], chosen = [], notices = [], today = "" } = money ?? {};
  const isDebited = money?.paymentState === "complete" && money.paymentType === "sepa";
  return (
    <>
      {money ? (
        <InvoicesBand company={company} isBilled={years.length > 0} {...money} />
      ) : (
        <Band crumb={{ group: <bdi>{company}</bdi> }} title={t("title")} />
      )}
      <Wrap>
        <FirmTabs current="invoices" />
        {!money && <p>{t("whoReads", { names: readers.map(isolated).join(", ") })}</p>}
        {money && years.length === 0 && <p>{t("empty")}</p>}
        {years.length > 0 && <Filters place={place} years={years} />}
        {years.length > 0 && chosen.length === 0 && (
          <p>
            {t("nothing")} <TextLink to={paths.invoices}>{t("showAll")}</TextLink>
          </p>
        )}
        {invoicesByYear(chosen).map((of) => (
          <InvoicesOfYear key={of.year} {...of} today={today} isDebited={isDebited} isPart={Boolean(place.status)} />
        ))}
        {chosen.length > 0 && (
          <p>
            <TextLink to={placeWith(paths.invoicesTable, place)} reloadDocument>
              {t(place.year || place.status ? "downloadChosen" : "download")}
            </TextLink>
          </p>
        )}
        {notices.length > 0 && (
          <section>
            <Heading level={2}>{t("notices")}</Heading>
            <Rows>
              {notices.map(({ id, title, text, publishedAt }) => (
                <Row key={id} title={<bdi lang="de">{title}</bdi>} hint={formatDay(publishedAt)}>
                  <p className="lines-kept" lang="de">
                    {text}
                  </p>
                </Row>
              ))}
            </Rows>
          </section>
        )}
      </Wrap>
    </>
  );
}
