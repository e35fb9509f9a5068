import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { translateWith } from "#app/i18n/translate.ts";
import { page } from "#app/page.ts";
import { listPlace, search } from "#app/sides/shared/lists/list-place.ts";
import { renderText } from "#app/texts/render-text.server.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Question } from "#app/ui/Question.tsx";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Written } from "#app/ui/Written.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { broughtId, sectionsOf } from "#contract/enumerations/texts.ts";
import { limits } from "#contract/limits.ts";
import { applicantPaths } from "../paths.ts";
import { hasEveryWord } from "./search-questions.ts";

export const handle = page({ words: ["faq", "topics"] });

const { placeIn } = listPlace({ search });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const { search = "" } = placeIn(request.url);
  const t = translateWith(context.language, context.wordsWith([]), ["topics"]);
  const texts = await context.api(applicant.fetchTexts, { params: { kind: "faq" } });
  const found = texts.filter(({ section, title, body }) => hasEveryWord(`${t(section)} ${title} ${body}`, search));
  return json({
    search,
    questions: found.map(({ body, facts: _, ...text }) => ({ ...text, html: renderText(body, 2) })),
  });
}

/** Where the answer leads to the page that it tells of. */
const whoSees = broughtId("faq", "data", "who");

const numbers = { hours: limits.advisorReplyHours };

export default function Faq() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { search, questions } = useLoaderData<typeof loader>();
  const found = questions.length;
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <div className="stack">
          <SearchForm label={t("search")} submit={t("find")} value={search} action={paths.faq} />
          {search && (
            <p role="status">
              {found ? t("found", { count: found, search }) : t("nothing", { search })}{" "}
              <TextLink to={paths.faq} reloadDocument>
                {t("showAll")}
              </TextLink>
            </p>
          )}
        </div>
        {sectionsOf("faq").map((name) => {
          const ofTopic = questions.filter(({ section }) => section === name);
          return (
            ofTopic.length > 0 && (
              <section key={name} id={name} aria-labelledby={`${name}-title`}>
                <Heading level={2} id={`${name}-title`}>
                  {t(`topics:${name}`)}
                </Heading>
                <div className="questions">
                  {ofTopic.map(({ id, title, ...text }) => (
                    <Question key={id} question={<bdi lang={text.language}>{title}</bdi>} open={search !== ""}>
                      <Written {...text} />
                      {id === whoSees && <TextLink to={paths.companyView}>{t("companyView")}</TextLink>}
                    </Question>
                  ))}
                </div>
              </section>
            )
          );
        })}
        <section className="stack" aria-labelledby="ask">
          <Heading level={2} id="ask">
            {t("ask.title")}
          </Heading>
          <p>{t("ask.text", numbers)}</p>
          <p>
            <TextLink to={paths.advisorContact}>{t("ask.link")}</TextLink>
          </p>
        </section>
      </TextColumn>
    </>
  );
}
