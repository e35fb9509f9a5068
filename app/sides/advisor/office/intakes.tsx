import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay } from "#app/i18n/format.ts";
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

export const handle = page({ words: ["intakes", "office"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = placeIn(request.url);
  const today = todayInGermany(new Date());
  const all = await context.api(office.fetchIntakes);
  return json({
    pageTitle: { key: "office:area.intakes" },
    place,
    today,
    total: all.length,
    intakes: found(all, place, today, searched.intake),
  });
}

export default function Intakes() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { place, today, total, intakes } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      area="intakes"
      title={t("office:area.intakes")}
      lead={t("lead")}
      action={
        <>
          <ButtonLink kind="primary" to={paths.intake("new")}>
            {t("create")}
          </ButtonLink>
          <SaveTable to={placeWith(paths.intakesTable, place)} />
          <TextLink to={paths.imports("intakes")}>{t("office:import")}</TextLink>
        </>
      }
    >
      {total > 0 && <Tools action={paths.intakes} place={place} />}
      {intakes.length === 0 ? (
        <p>
          {t(total > 0 ? "office:empty" : "none")}{" "}
          {total > 0 && <TextLink to={paths.intakes}>{t("office:showAll")}</TextLink>}
        </p>
      ) : (
        <Table
          label={t("office:area.intakes")}
          name={t("fields.startsOn.label")}
          columns={[
            { label: t("column.next") },
            { label: t("office:inUse.label") },
            { label: t("office:state.label") },
          ]}
          rows={intakes.map((intake) => ({
            key: intake.id,
            name: (
              <TextLink to={paths.intake(intake.id)}>
                <bdi>{formatDay(intake.startsOn)}</bdi>
              </TextLink>
            ),
            cells: [
              t(intake.repeats ? "repeats" : "repeatsNot"),
              <InUse key="inUse" of={intake} />,
              <State key="state" of={intake} today={today} />,
            ],
          }))}
        />
      )}
      {total > 0 && <Text muted>{t("office:howItEnds")}</Text>}
    </OfficePage>
  );
}
