import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { advisorPaths } from "../../paths.ts";
import { SaveTable } from "../../SaveTable.tsx";
import { OfficePage } from "../OfficePage.tsx";
import { placeIn, placeWith } from "../place.ts";

export const handle = page({ words: ["officeAccounts", "office"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { search } = placeIn(request.url);
  const found = search === undefined ? null : await context.api(office.fetchAccounts, { query: { search } });
  return json({ search, found });
}

export default function Accounts() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { search, found } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      area="accounts"
      title={t("title")}
      lead={t("lead")}
      action={found && found.items.length > 0 && <SaveTable to={placeWith(paths.accountsTable, { search })} />}
    >
      <SearchForm label={t("search")} submit={t("office:search")} value={search} action={paths.accounts} />
      {!found?.items.length && (
        <section className="stack">
          <p>{found ? t("none", { search: search ?? "" }) : t("unsought")}</p>
          <p className="hint">{t("hint")}</p>
        </section>
      )}
      {found && found.items.length > 0 && (
        <Table
          label={t("found")}
          name={t("column.name")}
          columns={[{ label: t("column.email") }, { label: t("column.since") }]}
          rows={found.items.map(({ id, name, email, createdAt }) => ({
            key: id,
            name: (
              <TextLink to={paths.account(id)}>
                <bdi>{name}</bdi>
              </TextLink>
            ),
            cells: [
              <span key="email" dir="ltr">
                {email}
              </span>,
              formatDay(createdAt),
            ],
          }))}
        />
      )}
      {found?.hasMore && <p>{t("more")}</p>}
    </OfficePage>
  );
}
