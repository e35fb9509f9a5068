import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { renderText } from "#app/texts/render-text.server.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Column, WithAside, Wrap } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Written } from "#app/ui/Written.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";
import { isTopic, topicNames } from "./topics.ts";

export const handle = page({ words: ["helpTopic", "help"] });

export async function loader({ context, params: { helpTopic = "" } }: LoaderFunctionArgs) {
  await requireColleague(context);
  if (!isTopic(helpTopic)) throw new Response(null, { status: 404 });
  const texts = await context.api(company.fetchCompanyTexts, { params: { kind: "help" } });
  const questions = texts
    .filter(({ section }) => section === helpTopic)
    .map(({ id, title, language, body }) => ({ id, title, language, html: renderText(body, 2) }));
  return json({ pageTitle: [{ key: `help:topic.${helpTopic}` }, { key: "title" }], topic: helpTopic, questions });
}

export default function Topic() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { topic, questions } = useLoaderData<typeof loader>();
  const others = topicNames.filter((name) => name !== topic);
  return (
    <>
      <Band crumb={{ group: <TextLink to={paths.help}>{t("help:all")}</TextLink> }} title={t(`help:topic.${topic}`)} />
      <Wrap>
        <WithAside
          aside={
            <>
              <Heading level={2} size="card">
                {t("others")}
              </Heading>
              <ul className="stack-s">
                {others.map((name) => (
                  <li key={name}>
                    <TextLink to={paths.helpTopic(name)}>{t(`help:topic.${name}`)}</TextLink>
                  </li>
                ))}
              </ul>
            </>
          }
        >
          <Column>
            {questions.map(({ id, title, ...text }) => (
              <section key={id} className="stack">
                <Heading level={2} size="card">
                  <bdi lang={text.language}>{title}</bdi>
                </Heading>
                <Written {...text} />
              </section>
            ))}
            <section className="stack">
              <Heading level={2}>{t("open.title")}</Heading>
              <p>{t("open.text")}</p>
              <p>
                <ButtonLink to={paths.askForHelp}>{t("help:ask")}</ButtonLink>
              </p>
            </section>
          </Column>
        </WithAside>
      </Wrap>
    </>
  );
}
