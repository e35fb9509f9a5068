import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Bars } from "#app/ui/Bars.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Table } from "#app/ui/Table.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { deskLimits } from "#contract/desk-limits.ts";
import { answerTimes } from "#contract/enumerations/figures.ts";
import { jobOpeningStatuses } from "#contract/enumerations/matching.ts";
import { advisorPaths } from "../../paths.ts";
import { shownMoment } from "../jobs/shown-moment.ts";
import { OfficePage } from "../OfficePage.tsx";
import { inDays } from "./answers.ts";
import { TableFile } from "./TableFile.tsx";

export const handle = page({ words: ["officeAnswers", "office"], accent: "gray" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { at, byStatus, companies } = await context.api(office.fetchOpeningFigures);
  const within = [...answerTimes, null].map((_, at) => companies.reduce((sum, one) => sum + (one.within[at] ?? 0), 0));
  const waiting = companies.reduce((sum, one) => sum + one.waiting, 0);
  return json({ at, byStatus, within, waiting, companies: companies.slice(0, deskLimits.companiesCompared) });
}

export default function Answers() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { at, byStatus, within, waiting, companies } = useLoaderData<typeof loader>();
  const slow = within.length - 1;
  return (
    <OfficePage
      area="answers"
      title={t("title")}
      lead={[t("lead", { count: deskLimits.answerDays }), t("office:asOf", { at: shownMoment(at) })].join(" ")}
    >
      <section className="stack">
        <Heading level={2} id="openings">
          {t("openings")}
        </Heading>
        <Bars
          labelledBy="openings"
          bars={jobOpeningStatuses.map((status) => {
            const count = byStatus[status] ?? 0;
            return { key: status, name: t(`status.${status}`), all: count, part: count, words: count };
          })}
        />
        <TableFile to={paths.openingsTable}>{t("table.openings")}</TableFile>
      </section>
      <section className="stack">
        <Heading level={2} id="times">
          {t("times")}
        </Heading>
        <Bars
          labelledBy="times"
          bars={[
            ...within.map((count, at) => ({
              key: String(at),
              name:
                at === slow ? t("longer", { count: answerTimes[slow - 1]! }) : t("within", { count: answerTimes[at]! }),
              all: count,
              part: count,
              words: count,
            })),
            { key: "waiting", name: t("waiting"), all: waiting, part: 0, words: waiting },
          ]}
        />
      </section>
      <section className="stack">
        <Heading level={2}>{t("companies")}</Heading>
        {companies.length === 0 ? (
          <p>{t("none")}</p>
        ) : (
          <Table
            label={t("companies")}
            name={t("column.company")}
            columns={(["interests", "answered", "waiting", "median"] as const).map((name) => ({
              label: t(`column.${name}`),
              isAmount: true as const,
            }))}
            rows={companies.map(({ companyId, name, interests, answered, waiting, medianHours }) => ({
              key: companyId,
              name: (
                <TextLink to={paths.company(companyId)}>
                  <bdi>{name}</bdi>
                </TextLink>
              ),
              cells: [interests, answered, waiting, medianHours === null ? t("never") : inDays(t, medianHours)],
            }))}
          />
        )}
        <TableFile to={paths.answersTable}>{t("table.answers")}</TableFile>
      </section>
    </OfficePage>
  );
}
