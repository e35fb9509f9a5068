import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Pager } from "#app/ui/Pager.tsx";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { orBeginning } from "../../../shared/lists/or-beginning.server.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { placeIn, placeWith } from "./place.ts";
import { stateOf } from "./state-in-words.ts";

export const handle = page({ words: ["officeCompanies", "office"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const list = context.api(office.fetchCompanies, { query: place });
  return json({ place, ...(await orBeginning(list, pathsOf(context, advisorPaths).companies)) });
}

export default function Companies() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { place, items, next } = useLoaderData<typeof loader>();
  const { search, after } = place;
  return (
    <OfficePage
      area="companies"
      title={t("title")}
      lead={t("lead")}
      action={
        <>
          <ButtonLink kind="primary" to={paths.newCompany}>
            {t("add")}
          </ButtonLink>
          <TextLink to={placeWith(paths.companiesTable, { search })} reloadDocument>
            {t("table")}
          </TextLink>
          <TextLink to={paths.imports("companies")}>{t("office:import")}</TextLink>
          <TextLink to={paths.imports("invoices")}>{t("importInvoices")}</TextLink>
        </>
      }
    >
      <SearchForm label={t("search")} submit={t("find")} value={search} action={paths.companies} />
      {items.length === 0 ? (
        <p>
          {t(search ? "none.found" : "none.yet")} {search && <TextLink to={paths.companies}>{t("all")}</TextLink>}
        </p>
      ) : (
        <Table
          label={t("title")}
          name={t("column.name")}
          columns={[{ label: t("column.city") }, { label: t("column.owners") }, { label: t("column.state") }]}
          rows={items.map((company) => ({
            key: company.id,
            name: (
              <TextLink to={paths.company(company.id)}>
                <bdi>{company.name}</bdi>
              </TextLink>
            ),
            cells: [company.city, company.owners.join(", ") || t("none.owner"), stateOf(t, company)],
          }))}
        />
      )}
      {(after || next) && (
        <Pager
          label={t("pages")}
          previous={after ? { to: placeWith(paths.companies, { search }), label: t("first") } : undefined}
          next={next ? { to: placeWith(paths.companies, { search, after: next }), label: t("next") } : undefined}
        />
      )}
    </OfficePage>
  );
}
