import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Question } from "#app/ui/Question.tsx";
import { SearchForm } from "#app/ui/SearchForm.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { limits } from "#contract/limits.ts";
import { applicantPaths } from "../paths.ts";
import { hasEveryWord } from "./search-questions.ts";
import { topicNames, topics } from "./topics.ts";

export const handle = page({ words: ["faq", "topics"] });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  return json(null);
}

/** Numbers that answers name. */
const numbers = {
  days: limits.confirmationWorkingDays,
  hours: limits.advisorReplyHours,
  megabytes: limits.uploadBytes / 1024 / 1024,
  reviewDays: limits.documentReviewDays,
  months: limits.contractMonthsBeforeStart,
};

export default function Faq() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const search = useSearchParams()[0].get("search")?.trim() ?? "";
  const answers = topicNames.map((name) => ({
    name,
    questions: topics[name]
      .map((question) => ({
        question: t(`${name}.${question}.question`),
        answer: t(`${name}.${question}.answer`, numbers),
        link: t.has(`${name}.${question}.link`) && t(`${name}.${question}.link`),
      }))
      .filter(({ question, answer }) => hasEveryWord(`${t(`topics:${name}`)} ${question} ${answer}`, search)),
  }));
  const found = answers.flatMap(({ questions }) => questions).length;
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
        {answers.map(
          ({ name, questions }) =>
            questions.length > 0 && (
              <section key={name} id={name} aria-labelledby={`${name}-title`}>
                <Heading level={2} id={`${name}-title`}>
                  {t(`topics:${name}`)}
                </Heading>
                <div className="questions">
                  {questions.map(({ question, answer, link }) => (
                    <Question key={question} question={question} open={search !== ""}>
                      <p>
                        {answer} {link && <TextLink to={paths.companyView}>{link}</TextLink>}
                      </p>
                    </Question>
                  ))}
                </div>
              </section>
            ),
        )}
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
