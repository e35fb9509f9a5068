import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Table } from "#app/ui/Table.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { todayInGermany } from "#domain/today.ts";
import { advisorPaths } from "../paths.ts";
import { SaveTable } from "../SaveTable.tsx";
import { InUse, State } from "./Kept.tsx";
import { OfficePage } from "./OfficePage.tsx";
import { found, placeIn, placeWith, searched } from "./place.ts";
import { Tools } from "./Tools.tsx";

export const handle = page({ words: ["campuses", "office"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const today = todayInGermany(new Date());
  const all = await context.api(office.fetchCampuses);
  return json({
    pageTitle: { key: "office:area.campuses" },
    place,
    today,
    total: all.length,
    campuses: found(all, place, today, searched.campus),
  });
}

export default function Campuses() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { place, today, total, campuses } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      area="campuses"
      title={t("office:area.campuses")}
      lead={t("lead")}
      action={
        <>
          <ButtonLink kind="primary" to={paths.campus("new")}>
            {t("create")}
          </ButtonLink>
          <SaveTable to={placeWith(paths.campusesTable, place)} />
        </>
      }
    >
      {total > 0 && <Tools action={paths.campuses} place={place} />}
      {campuses.length === 0 ? (
        <p>
          {t(total > 0 ? "office:empty" : "none")}{" "}
          {total > 0 && <TextLink to={paths.campuses}>{t("office:showAll")}</TextLink>}
        </p>
      ) : (
        <Table
          label={t("office:area.campuses")}
          name={t("fields.name.label")}
          columns={[
            { label: t("fields.city.label") },
            { label: t("office:inUse.label") },
            { label: t("office:state.label") },
          ]}
          rows={campuses.map((campus) => ({
            key: campus.id,
            name: (
              <TextLink to={paths.campus(campus.id)}>
                <bdi>{campus.name}</bdi>
              </TextLink>
            ),
            cells: [
              <bdi key="city">{campus.city}</bdi>,
              <InUse key="inUse" of={campus} />,
              <State key="state" of={campus} today={today} />,
            ],
          }))}
        />
      )}
      {total > 0 && <Text muted>{t("office:howItEnds")}</Text>}
    </OfficePage>
  );
}
