import type { SerializeFrom } from "@remix-run/node";
import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Question } from "#app/ui/Question.tsx";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Written } from "#app/ui/Written.tsx";
import type { findQuestions } from "./find-questions.server.ts";

interface Props extends SerializeFrom<ReturnType<typeof findQuestions>> {
  lead: ReactNode;
  /** The page's own address. */
  path: string;
  /** By a question's id, where its answer leads. */
  links?: Record<string, ReactNode>;
  /** Where to turn with a question that is not there. */
  children: ReactNode;
}

/** The frequent questions by topic, and a search among them. */
export function QuestionsPage({ search, found, topics, lead, path, links, children }: Props) {
  const t = useT();
  return (
    <>
      <Band title={t("title")} lead={lead} />
      <TextColumn>
        {found > 0 || search ? (
          <div className="stack">
            <SearchForm label={t("search")} submit={t("find")} value={search} action={path} />
            <p role="status">
              {search && (
                <>
                  {found ? t("found", { count: found, search }) : t("nothing", { search })}{" "}
                  <TextLink to={path} reloadDocument>
                    {t("showAll")}
                  </TextLink>
                </>
              )}
            </p>
          </div>
        ) : (
          <p>{t("none")}</p>
        )}
        {topics.map(({ name, questions }) => (
          <section key={name} id={name} aria-labelledby={`${name}-title`}>
            <Heading level={2} id={`${name}-title`}>
              {t(`topics:${name}`)}
            </Heading>
            <div className="questions">
              {questions.map(({ id, title, ...text }) => (
                <Question key={id} question={<bdi lang={text.language}>{title}</bdi>} open={search !== ""}>
                  <Written {...text} />
                  {links?.[id]}
                </Question>
              ))}
            </div>
          </section>
        ))}
        {children}
      </TextColumn>
    </>
  );
}
