import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { formatFile } from "#app/i18n/format-file.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { renderText } from "#app/texts/render-text.server.ts";
import { Band } from "#app/ui/Band.tsx";
import { Column, Wrap } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Written } from "#app/ui/Written.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { FirmTabs } from "../firm/Tabs.tsx";
import { companyPaths } from "../paths.ts";

export const handle = page({ words: ["downloads"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company } = await requireColleague(context);
  const downloads = await context.api(calls.fetchDownloads, { params: { companyId: company.id } });
  const shown = downloads.map(({ text, ...file }) => ({ ...file, html: renderText(text, 2) }));
  return json({ company: company.name, downloads: shown });
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
            {downloads.map(({ id, title, html, language, changedAt, ...file }) => (
              <Row
                key={id}
                title={
                  <TextLink to={paths.download(id)} reloadDocument>
                    <bdi lang={language}>{title}</bdi>
                  </TextLink>
                }
                hint={<bdi dir="ltr">{formatFile(file, changedAt, t.language)}</bdi>}
              >
                <Written html={html} language={language} />
              </Row>
            ))}
          </Rows>
        </Column>
      </Wrap>
    </>
  );
}
