import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Question } from "#app/ui/Question.tsx";
import { limits } from "#contract/limits.ts";
import { topicNames, topics } from "./topics.ts";

export const handle = { words: ["faq", "topics"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireApplicant(request, context);
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
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        {topicNames.map((name) => (
          <section key={name} id={name} aria-labelledby={`${name}-title`}>
            <Heading level={2} id={`${name}-title`}>
              {t(`topics:${name}`)}
            </Heading>
            <div className="questions">
              {topics[name].map((question) => (
                <Question key={question} question={t(`${name}.${question}.question`)}>
                  <p>{t(`${name}.${question}.answer`, numbers)}</p>
                </Question>
              ))}
            </div>
          </section>
        ))}
      </TextColumn>
    </>
  );
}
