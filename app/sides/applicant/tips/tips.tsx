import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Wrap } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Topics } from "#app/ui/Topics.tsx";
import { usePaths } from "#app/use-paths.ts";
import { limits } from "#contract/limits.ts";
import { applicantPaths } from "../paths.ts";
import { filmOf } from "./film.ts";
import { Picture } from "./Picture.tsx";
import { sectionNames, sections } from "./sections.ts";
import { VideoLink } from "./VideoLink.tsx";

export const handle = page({ words: ["tips"] });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const films = sectionNames.map((name) => [name, filmOf(name, context.settings)] as const);
  return json({ films: Object.fromEntries(films) });
}

export default function Tips() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { films } = useLoaderData<typeof loader>();
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
                  {sections[name].tips.map((tip) => (
                    <Row key={tip} title={t(`${name}.${tip}.title`)}>
                      <p>{t(`${name}.${tip}.text`, { months: limits.contractMonthsBeforeStart })}</p>
                    </Row>
                  ))}
                </Rows>
                {films[name] && (
                  <div>
                    <VideoLink to={paths.tipVideo(name)} title={t(`${name}.film`)} film={films[name]} />
                  </div>
                )}
                <p>
                  <TextLink to={sections[name].to(paths)}>{t(`${name}.link`)}</TextLink>
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
