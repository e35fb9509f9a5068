import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { fieldsOf } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { saveOrContinue } from "#app/steps/save-or-continue.server.ts";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { consultation, infoSession, statusesOf } from "#domain/application-steps.ts";
import { applicantPaths } from "../paths.ts";
import { fetchUnit } from "../steps/answers.server.ts";
import { StepPage } from "../steps/StepPage.tsx";
import { Attendance } from "./Attendance.tsx";
import { ConsultationForm } from "./ConsultationForm.tsx";
import { InfoSessionForm } from "./InfoSessionForm.tsx";
import { consultationForm, infoSessionForm } from "./study-advice.form.server.ts";
import { WayOn } from "./WayOn.tsx";

export const handle = formPage({ words: ["studyAdvice", "steps"], accent: "yellow" });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const of = await fetchUnit(context, account);
  const versions = { account: account.version };
  return json({
    session: infoSession(account, of.now),
    consultation: consultation(of.unit, of.now),
    sessionForm: await openForm(context, { id: "info-session", schema: infoSessionForm, versions }),
    consultationForm: await openForm(context, { id: "consultation", schema: consultationForm }),
    advisor: of.unit.advisor ?? context.settings.fallbackContact,
    statuses: statusesOf("abilities", { account, ...of }),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireApplicant(context);
  const { home, studyAdvice: next } = pathsOf(context, applicantPaths);
  if (fieldsOf(context).get("formId") === "consultation")
    return saveOrContinue(args, consultationForm, {
      next,
      home,
      save: async ({ participateAdvisorInterviewOn: on }, { key }) =>
        on && context.api(applicant.stateAdvisorInterview, { body: { participateAdvisorInterviewOn: on } }, key),
    });
  return saveOrContinue(args, infoSessionForm, {
    next,
    home,
    save: async ({ infoSessionAttended }, { versions, key }) =>
      infoSessionAttended &&
      context.api(applicant.changeAccount, { body: { infoSessionAttended, version: versions.account } }, key),
  });
}

export default function StudyAdvice() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const advice = useLoaderData<typeof loader>();
  const isSessionConfirmed = advice.session.state === "confirmed";
  return (
    <StepPage group="abilities" step="studyAdvice" statuses={advice.statuses}>
      <Attendance of="session" at={advice.session} advisor={advice.advisor}>
        <InfoSessionForm of={advice.sessionForm} />
      </Attendance>
      <Attendance of="consultation" at={isSessionConfirmed ? advice.consultation : undefined} advisor={advice.advisor}>
        <ConsultationForm of={advice.consultationForm} />
      </Attendance>
      <WayOn session={advice.session.state} consultation={advice.consultation.state} />
      <p>
        <TextLink to={paths.studyInfo}>{t("steps:back", { step: t("steps:step.studyInfo.long") })}</TextLink>
      </p>
    </StepPage>
  );
}
