import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Bars } from "#app/ui/Bars.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Table } from "#app/ui/Table.tsx";
import { Text } from "#app/ui/Text.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { orBeginning } from "../../../shared/lists/or-beginning.server.ts";
import { advisorPaths } from "../../paths.ts";
import { SaveTable } from "../../SaveTable.tsx";
import { shownMoment } from "../jobs/shown-moment.ts";
import { OfficePage } from "../OfficePage.tsx";
import { FunnelTools } from "./FunnelTools.tsx";
import { nameOfGroup, wayStages } from "./funnel.ts";
import { funnelPlace } from "./place.ts";

export const handle = page({ words: ["officeFunnel", "office"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const place = funnelPlace.placeIn(request.url);
  const figures = context.api(office.fetchFunnel, { query: place });
  return json({ place, ...(await orBeginning(figures, pathsOf(context, advisorPaths).funnel)) });
}

export default function Funnel() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { place, at, all, groups, ...choices } = useLoaderData<typeof loader>();
  const { by = "campus" } = place;
  const [registered = 0, lost = 0] = [all.reached.New, all.now.Lost];
  return (
    <OfficePage
      area="funnel"
      title={t("title")}
      lead={[
        t("lead", { count: registered, lost: lost === 0 ? t("lostNone") : t("lost", { count: lost }) }),
        t("office:asOf", { at: shownMoment(at) }),
      ].join(" ")}
      action={<SaveTable to={funnelPlace.placeWith(paths.funnelTable, place)} />}
    >
      <FunnelTools place={place} {...choices} />
      <section className="stack">
        <Heading level={2} id="stages">
          {t("stages")}
        </Heading>
        <Bars
          labelledBy="stages"
          bars={wayStages.map((stage) => {
            const [reached = 0, now = 0] = [all.reached[stage], all.now[stage]];
            return {
              key: stage,
              name: t(`stage.${stage}`),
              all: reached,
              part: now,
              words: t("inWords", { reached, now }),
            };
          })}
        />
        <Text size={2} muted>
          {t("legend")}
        </Text>
      </section>
      <section className="stack">
        <Heading level={2}>{t(`compared.${by}`)}</Heading>
        {groups.length === 0 ? (
          <p>{t("none")}</p>
        ) : (
          <Table
            label={t(`compared.${by}`)}
            name={t(`by.${by}`)}
            columns={(["New", "In Matching", "Contract Proposal", "Won"] as const)
              .map((stage) => ({ label: t(`column.${stage}`), isAmount: true as const }))
              .concat({ label: t("stage.Lost"), isAmount: true })}
            rows={groups.map(({ name, reached, now }) => ({
              key: name ?? "",
              name: nameOfGroup(t, by, name),
              cells: [reached.New, reached["In Matching"], reached["Contract Proposal"], reached.Won, now.Lost].map(
                (count = 0) => count,
              ),
            }))}
          />
        )}
      </section>
    </OfficePage>
  );
}
