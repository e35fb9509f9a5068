import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { formatDay, formatTime } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { Table } from "#app/ui/Table.tsx";
import { office } from "#contract/calls/office.ts";
import { OfficePage } from "../OfficePage.tsx";

export const handle = page({ words: ["officeJobs", "office"], accent: "gray" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffice(context);
  return json(await context.api(office.fetchJobs));
}

const shown = (moment: string) => `${formatDay(moment)}, ${formatTime(moment)}`;

export default function Jobs() {
  const t = useT();
  const { kinds, failing } = useLoaderData<typeof loader>();
  return (
    <OfficePage area="jobs" title={t("title")} lead={t(failing.length > 0 ? "lead.failing" : "lead.calm")}>
      {failing.length > 0 && (
        <section>
          <Heading level={2}>{t("failing")}</Heading>
          <Rows>
            {failing.map(({ id, name, attempts, nextAt, failedAt, message }) => (
              <Row
                key={id}
                title={t(`kind.${name}`)}
                hint={[
                  t("attempts", { count: attempts, at: shown(failedAt) }),
                  nextAt ? t("again", { at: shown(nextAt) }) : t("givenUp"),
                ].join(" ")}
              >
                <bdi lang="en">{message}</bdi>
              </Row>
            ))}
          </Rows>
        </section>
      )}
      <Table
        label={t("title")}
        name={t("column.kind")}
        columns={[
          { label: t("column.last") },
          { label: t("column.next") },
          { label: t("column.running"), isAmount: true },
          { label: t("column.waiting"), isAmount: true },
          { label: t("column.failed"), isAmount: true },
        ]}
        rows={kinds.map(({ name, lastAt, nextAt, running, waiting, failed }) => ({
          key: name,
          name: t(`kind.${name}`),
          cells: [
            lastAt ? shown(lastAt) : t(nextAt ? "notYet" : "onDemand"),
            nextAt ? shown(nextAt) : t("onDemand"),
            running,
            waiting,
            failed,
          ],
        }))}
      />
    </OfficePage>
  );
}
