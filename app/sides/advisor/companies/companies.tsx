import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Stack, Wrap } from "#app/ui/Layout.tsx";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { office } from "#contract/needs.ts";
import { mayAsAdvisor } from "#domain/advisor-rights.ts";
import { KeyPager } from "../../shared/lists/KeyPager.tsx";
import { orBeginning } from "../../shared/lists/or-beginning.server.ts";
import { advisorPaths } from "../paths.ts";
import { OfficeActs } from "./OfficeActs.tsx";
import { placeIn, placeWith } from "./place.ts";
import { stateOf } from "./state-in-words.ts";

export const handle = page({ words: ["deskCompanies", "lists"], accent: "teal" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const place = placeIn(request.url);
  const list = context.api(advisor.fetchCompanies, { query: place });
  const [{ items, next }, me] = await Promise.all([
    orBeginning(list, pathsOf(context, advisorPaths).companies),
    context.api(advisor.fetchMe),
  ]);
  return json({ place, items, next, isOffice: mayAsAdvisor(me, office) });
}

export default function Companies() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { place, items, next, isOffice } = useLoaderData<typeof loader>();
  const { search, after } = place;
  return (
    <>
      <Band title={t("title")} lead={t("lead")}>
        {isOffice && <OfficeActs search={search} />}
      </Band>
      <Wrap>
        <Stack>
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
                  <TextLink to={paths.companyAtDesk(company.id)}>
                    <bdi>{company.name}</bdi>
                  </TextLink>
                ),
                cells: [company.city, company.owners.join(", ") || t("none.owner"), stateOf(t, company)],
              }))}
            />
          )}
          <KeyPager after={after} next={next} at={(key) => placeWith(paths.companies, { search, after: key })} />
        </Stack>
      </Wrap>
    </>
  );
}
