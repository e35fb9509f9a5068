import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { findQuestions } from "#app/sides/shared/questions/find-questions.server.ts";
import { QuestionsPage } from "#app/sides/shared/questions/QuestionsPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { publicCalls } from "#contract/calls/public.ts";
import { sides } from "#contract/sides.ts";

export const handle = page({ words: ["visitorQuestions", "questions", "topics"] });

/** Public. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(findQuestions(context, request, await context.api(publicCalls.fetchQuestions)));
}

export default function Faq() {
  const t = useT();
  return (
    <Frame>
      <QuestionsPage {...useLoaderData<typeof loader>()} lead={t("lead")} path={sharedPaths.faq}>
        <section className="stack" aria-labelledby="ask">
          <Heading level={2} id="ask">
            {t("applicant.title")}
          </Heading>
          <p>{t("applicant.text")}</p>
          <Actions>
            <ButtonLink to={sides.applicant.home}>{t("applicant.begin")}</ButtonLink>
            <TextLink to={sharedPaths.partner}>{t("partner")}</TextLink>
          </Actions>
        </section>
      </QuestionsPage>
    </Frame>
  );
}
