import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { formatFile } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { Column, Wrap } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { FirmTabs } from "../firm/Tabs.tsx";
import { companyPaths } from "../paths.ts";

export const handle = page({ words: ["downloads"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company } = await requireColleague(context);
  const downloads = await context.api(calls.fetchDownloads, { params: { companyId: company.id } });
  return json({ company: company.name, downloads });
}

export default function Downloads() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { company, downloads } = useLoaderData<typeof loader>();
  return (
    <>
      <Band crumb={{ group: <bdi>{company}</bdi> }} title={t("title")} lead={t("lead")} />
      <Wrap>
        <FirmTabs current="downloads" />
        <Column>
          {downloads.length === 0 && <p>{t("empty")}</p>}
          <Rows>
            {downloads.map(({ id, title, text, changedAt, ...file }) => (
              <Row
                key={id}
                title={
                  <TextLink to={paths.download(id)} reloadDocument>
                    <bdi lang="de">{title}</bdi>
                  </TextLink>
                }
                hint={<bdi dir="ltr">{formatFile(file, changedAt, t.language)}</bdi>}
              >
                <p lang="de">{text}</p>
              </Row>
            ))}
          </Rows>
        </Column>
      </Wrap>
    </>
  );
}
