import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Topics } from "#app/ui/Topics.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { sectionsOf } from "#contract/enumerations/texts.ts";
import { limits } from "#contract/limits.ts";
import { hasSeveralApplications } from "#domain/active-application.ts";
import { matchingStanding, nextAppointment } from "#domain/matching.ts";
import { todayInGermany } from "#domain/today.ts";
import { FeedbackPrompt } from "../../shared/feedback/FeedbackPrompt.tsx";
import { openPrompt } from "../../shared/feedback/open-prompt.server.ts";
import { ActiveApplication } from "../application/ActiveApplication.tsx";
import { withStart } from "../application/with-start.server.ts";
import { applicantPaths } from "../paths.ts";
import { fetchAnswers } from "../steps/answers.server.ts";
import { looksOf } from "../steps/step-pages.ts";
import { AdvisorCard } from "./AdvisorCard.tsx";
import { AppointmentCard } from "./AppointmentCard.tsx";
import { DeletionDue } from "./DeletionDue.tsx";
import { Ended } from "./Ended.tsx";
import { Guide } from "./Guide.tsx";
import { answersInShort, contractDay, dueOf, guideOf, insteadOf, isHeldBack, stepsBeforeOpenings } from "./guide.ts";
import { NextStep } from "./NextStep.tsx";

export const handle = page({ words: ["home", "advisorCard", "chooseApplication", "steps", "topics"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const answers = await fetchAnswers(context, account);
  const guide = guideOf(answers);
  const due = dueOf(answers);
  const { prompt, headers } = await openPrompt(context, account);
  const home = {
    accent: looksOf[due.group].accent,
    firstName: account.firstName,
    isEmailVerified: account.emailVerified,
    deletionDueOn: account.deletionDueOn,
    due,
    instead: insteadOf(due, guide) ?? null,
    guide,
    standing: matchingStanding(answers),
    appointment: nextAppointment(answers.unit, answers.now) ?? null,
    today: todayInGermany(answers.now),
    answered: answersInShort(answers),
    stepsLeft: stepsBeforeOpenings(guide),
    isHeldBack: isHeldBack(guide),
    contractDay: contractDay(answers),
    hasEnded: answers.unit.stage === "Lost",
    unit: answers.unit.unit,
    application: hasSeveralApplications(account, answers.unit)
      ? withStart(answers.application, context.language)
      : null,
    contact: answers.unit.advisor ?? context.settings.fallbackContact,
    prompt,
  };
  return json(home, { headers });
}

/** Revokes the request for deletion. */
export async function action({ context }: ActionFunctionArgs) {
  await requireApplicant(context);
  await context.api(applicant.cancelDeletion);
  return redirectWithNotice(context, pathsOf(context, applicantPaths).home, { key: "home:deletion.kept" });
}

export default function Home() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const home = useLoaderData<typeof loader>();
  return (
    <>
      {home.hasEnded ? (
        <Ended />
      ) : (
        <NextStep
          unit={home.unit}
          due={home.due}
          instead={home.instead}
          appointment={home.appointment}
          today={home.today}
          firstName={home.firstName}
          stepsLeft={home.stepsLeft}
        />
      )}
      <Wrap>
        {home.application && <ActiveApplication of={home.application} />}
        {home.deletionDueOn && <DeletionDue on={home.deletionDueOn} />}
        {!home.isEmailVerified && (
          <Message tone="yellow" title={t("email.title")}>
            <TextLink to={paths.verifyEmail}>{t("email.link")}</TextLink>
          </Message>
        )}
        <WithAside
          accent="teal"
          aside={
            <>
              {home.appointment && !home.hasEnded && <AppointmentCard of={home.appointment} />}
              <AdvisorCard of={home.contact} reply={t("advisorCard:reply", { hours: limits.advisorReplyHours })} />
            </>
          }
        >
          {home.hasEnded ? (
            <p>{t("ended.text")}</p>
          ) : (
            <Guide
              unit={home.unit}
              groups={home.guide}
              standing={home.standing}
              of={home.due.of ?? []}
              others={home.due.others ?? 0}
              appointment={home.appointment}
              answered={home.answered}
              contractDay={home.contractDay}
              isHeldBack={home.isHeldBack}
            />
          )}
        </WithAside>
        <section>
          <Heading level={2}>{t("faq")}</Heading>
          <Topics
            topics={sectionsOf("faq").map((name) => ({ to: `${paths.faq}#${name}`, label: t(`topics:${name}`) }))}
          />
        </section>
      </Wrap>
      <FeedbackPrompt prompt={home.prompt} action={paths.feedback} />
    </>
  );
}
