import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { findQuestions } from "#app/sides/shared/questions/find-questions.server.ts";
import { QuestionsPage } from "#app/sides/shared/questions/QuestionsPage.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { broughtId } from "#contract/enumerations/texts.ts";
import { limits } from "#contract/limits.ts";
import { applicantPaths } from "../paths.ts";

export const handle = page({ words: ["faq", "questions", "topics"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireApplicant(context);
  return json(findQuestions(context, request, await context.api(publicCalls.fetchQuestions)));
}

/** Where the answer leads to the page that it tells of. */
const whoSees = broughtId("faq", "data", "who");

const numbers = { hours: limits.advisorReplyHours };

export default function Faq() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  return (
    <QuestionsPage
      {...useLoaderData<typeof loader>()}
      lead={t("lead")}
      path={paths.faq}
      links={{ [whoSees]: <TextLink to={paths.companyView}>{t("companyView")}</TextLink> }}
    >
      <section className="stack" aria-labelledby="ask">
        <Heading level={2} id="ask">
          {t("ask.title")}
        </Heading>
        <p>{t("ask.text", numbers)}</p>
        <p>
          <TextLink to={paths.advisorContact}>{t("ask.link")}</TextLink>
        </p>
      </section>
    </QuestionsPage>
  );
}
