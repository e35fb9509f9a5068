import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { renderText } from "#app/texts/render-text.server.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Topics } from "#app/ui/Topics.tsx";
import { Written } from "#app/ui/Written.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";
import { filmOf } from "./film.ts";
import { Picture } from "./Picture.tsx";
import { sectionNames, usedAt } from "./sections.ts";
import { VideoLink } from "./VideoLink.tsx";

export const handle = page({ words: ["tips"] });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const films = sectionNames.map((name) => [name, filmOf(name, context.settings)] as const);
  const texts = await context.api(applicant.fetchTexts, { params: { kind: "tip" } });
  const tips = texts.map(({ body, facts: _, ...text }) => ({ ...text, html: renderText(body, 2) }));
  return json({ films: Object.fromEntries(films), tips });
}

export default function Tips() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { films, tips } = useLoaderData<typeof loader>();
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <Wrap>
        <nav aria-label={t("onThisPage")}>
          <Topics topics={sectionNames.map((name) => ({ to: `${paths.tips}#${name}`, label: t(`${name}.title`) }))} />
        </nav>
        <div className="stack-l">
          {sectionNames.map((name) => (
            <section key={name} id={name} tabIndex={-1} aria-labelledby={`${name}-title`} className="pictured">
              <Picture of={name} />
              <div className="stack">
                <Heading level={2} id={`${name}-title`}>
                  {t(`${name}.title`)}
                </Heading>
                <p>{t(`${name}.intro`)}</p>
                <Rows>
                  {tips
                    .filter(({ section }) => section === name)
                    .map(({ id, title, ...text }) => (
                      <Row key={id} title={<bdi lang={text.language}>{title}</bdi>}>
                        <Written {...text} />
                      </Row>
                    ))}
                </Rows>
                {films[name] && (
                  <div>
                    <VideoLink to={paths.tipVideo(name)} title={t(`${name}.film`)} film={films[name]} />
                  </div>
                )}
                <p>
                  <TextLink to={usedAt[name](paths)}>{t(`${name}.link`)}</TextLink>
                </p>
              </div>
            </section>
          ))}
          <section aria-labelledby="more">
            <Heading level={2} id="more">
              {t("more.title")}
            </Heading>
            <Topics
              topics={[
                { to: paths.faq, label: t("more.faq") },
                { to: paths.training, label: t("more.training") },
              ]}
            />
          </section>
        </div>
      </Wrap>
    </>
  );
}
