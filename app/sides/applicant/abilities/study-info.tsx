import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { callAll } from "#app/api/call-all.server.ts";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { withChosen, withChosenCourse } from "#app/forms/with-chosen.ts";
import { formatStart } from "#app/i18n/format-month.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { StepActions } from "#app/steps/StepActions.tsx";
import { saveOrContinue } from "#app/steps/save-or-continue.server.ts";
import { Message } from "#app/ui/Message.tsx";
import { applicant } from "#contract/calls/applicant.ts";
import { publicCalls } from "#contract/calls/public.ts";
import type { Unit } from "#contract/entities/unit.ts";
import type { Language } from "#contract/languages.ts";
import { hasSeveralApplications } from "#domain/active-application.ts";
import { statusesOf } from "#domain/application-steps.ts";
import { isMinimumReady } from "#domain/stage.ts";
import { ActiveApplication } from "../application/ActiveApplication.tsx";
import { withStart } from "../application/with-start.server.ts";
import { applicantPaths } from "../paths.ts";
import { fetchUnit } from "../steps/answers.server.ts";
import { StepPage } from "../steps/StepPage.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { StudyFields } from "./StudyFields.tsx";
import { studyInfoForm } from "./study-info.form.server.ts";

export const handle = formPage({
  words: ["studyInfo", "answers", "steps", "chooseApplication", "countries"],
  accent: "yellow",
});

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const [of, options] = await Promise.all([fetchUnit(context, account), context.api(publicCalls.fetchStudyOptions)]);
  const { application } = of;
  const values = { ...account, ...application, campus: application.campus?.name };
  const versions = { account: account.version, application: application.version };
  return json({
    form: await openForm(context, { id: "study-info", schema: studyInfoForm, values, versions }),
    application: hasSeveralApplications(account, of.unit) ? withStart(application, context.language) : null,
    known: knownOf(of.unit, context.language),
    email: account.email,
    courses: withChosenCourse(options.courses, values.courseName),
    campuses: withChosen(
      options.campuses.map(({ name }) => name),
      values.campus,
    ),
    // Named here: a browser would need Intl for the month.
    intakes: withChosen(options.intakes, values.intake).map((day) => ({
      value: day,
      label: formatStart(day, context.language),
    })),
    statuses: statusesOf("abilities", { account, ...of }),
  });
}

/** What holds its reader back from changing the study, with what was accepted in place of their wish. */
function knownOf({ contract, matching: { accepted }, stage }: Unit, language: Language) {
  if (!contract) return isMinimumReady(stage) ? { key: "examined" as const, values: {} } : null;
  if (!accepted) return { key: "contracted" as const, values: {} };
  const { course, campus, startDate } = accepted;
  return { key: "contractedAs" as const, values: { course, campus, date: formatStart(startDate, language) } };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const account = await requireApplicant(context);
  const { application } = await fetchUnit(context, account);
  const { home, studyAdvice: next } = pathsOf(context, applicantPaths);
  return saveOrContinue(args, studyInfoForm, {
    next,
    home,
    save: ({ courseName, campus, intake, ...answers }, { versions, key }) => {
      // A choice can be changed but not taken back: empty fields keep their stored value.
      const choice = { courseName: courseName ?? undefined, campus: campus ?? undefined, intake: intake ?? undefined };
      const body = { ...choice, version: versions.application };
      return callAll([
        context.api(applicant.changeApplication, { params: { applicationId: application.id }, body }, key),
        context.api(applicant.changeAccount, { body: { ...answers, version: versions.account } }, key),
      ]);
    },
  });
}

export default function StudyInfoStep() {
  const { form, application, known, statuses, email, ...options } = useLoaderData<typeof loader>();
  const t = useT();
  const studyInfo = usePortalForm(form);
  return (
    <StepPage group="abilities" step="studyInfo" statuses={statuses}>
      {application && <ActiveApplication of={application} />}
      {known && <Message tone="blue">{t(known.key, known.values)}</Message>}
      <Form of={studyInfo}>
        <StudyFields of={studyInfo.fields} options={options} />
        <PersonFields of={studyInfo.fields} email={email} />
        <ContactFields of={studyInfo.fields} />
        <StepActions />
      </Form>
    </StepPage>
  );
}
