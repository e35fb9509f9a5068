import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisorPaths } from "../../paths.ts";
import { SaveTable } from "../../SaveTable.tsx";
import { OfficePage } from "../OfficePage.tsx";
import { placeWith } from "../place.ts";
import { AdvisorState } from "./AdvisorState.tsx";
import { fetchFound } from "./fetch-found.server.ts";
import { placesOf, rightsOf } from "./in-words.ts";

export const handle = page({ words: ["officeAdvisors", "office"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  return json(await fetchFound(context, request.url));
}

export default function Advisors() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { search, advisors } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      area="advisors"
      title={t("title")}
      lead={t("lead")}
      action={
        <>
          <ButtonLink kind="primary" to={paths.advisor("new")}>
            {t("create")}
          </ButtonLink>
          <SaveTable to={placeWith(paths.advisorsTable, { search })} />
        </>
      }
    >
      <SearchForm label={t("search")} submit={t("office:apply")} value={search} action={paths.advisors} />
      {search && advisors.length === 0 && (
        <p>
          {t("office:empty")} <TextLink to={paths.advisors}>{t("office:showAll")}</TextLink>
        </p>
      )}
      <Table
        label={t("title")}
        name={t("fields.name.label")}
        columns={[
          { label: t("column.rights") },
          { label: t("column.campuses") },
          { label: t("column.applicants") },
          { label: t("column.state") },
        ]}
        rows={advisors.map((advisor) => ({
          key: advisor.id,
          name: (
            <>
              <TextLink to={paths.advisor(advisor.id)}>
                <bdi>{advisor.name || t("nameless")}</bdi>
              </TextLink>
              <br />
              <small dir="ltr">{advisor.email}</small>
            </>
          ),
          cells: [
            rightsOf(t, advisor) || t("rights.none"),
            placesOf(advisor) || t("nothing"),
            advisor.applicants,
            <AdvisorState key="state" of={advisor} />,
          ],
        }))}
      />
    </OfficePage>
  );
}
