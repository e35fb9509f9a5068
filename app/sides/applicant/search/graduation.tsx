import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { DefaultButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { languageOptions } from "#app/i18n/names.server.ts";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { SoftwareFields } from "#app/sides/shared/software/SoftwareFields.tsx";
import { StepActions } from "#app/steps/StepActions.tsx";
import { saveOrContinue } from "#app/steps/save-or-continue.server.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { statusesOf } from "#domain/application-steps.ts";
import { applicantPaths } from "../paths.ts";
import { StepPage } from "../steps/StepPage.tsx";
import { graduationChanges, graduationForm, graduationValues, notAsked } from "./graduation.form.server.ts";
import { LanguageFields } from "./LanguageFields.tsx";
import { QualificationFields } from "./QualificationFields.tsx";

export const handle = formPage({ words: ["graduation", "answers", "steps"], accent: "orange" });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const [documents, languages] = await Promise.all([
    context.api(applicant.fetchDocuments),
    context.api(applicant.fetchLanguages),
  ]);
  const values = graduationValues(account);
  const versions = { account: account.version };
  return json({
    form: await openForm(context, { id: "graduation", schema: graduationForm, values, versions }),
    languages: languageOptions(
      languages.map(({ code }) => code),
      context.language,
    ),
    statuses: statusesOf("search", { account, documents, now: new Date() }),
  });
}

export async function action(args: ActionFunctionArgs) {
  await requireApplicant(args.context);
  const { home, distance: next } = pathsOf(args.context, applicantPaths);
  return saveOrContinue(args, graduationForm, {
    next,
    home,
    notAsked,
    save: (answers, { versions, key }) => {
      const body = { ...graduationChanges(answers), version: versions.account };
      return args.context.api(applicant.changeAccount, { body }, key);
    },
  });
}

export default function GraduationStep() {
  const t = useT();
  const { form, languages, statuses } = useLoaderData<typeof loader>();
  const graduation = usePortalForm(form);
  return (
    <StepPage group="search" step="graduation" statuses={statuses}>
      <Form of={graduation}>
        <DefaultButton value="continue">{t("steps:continue")}</DefaultButton>
        <QualificationFields of={graduation.fields} />
        <LanguageFields of={graduation} languages={languages} />
        <SoftwareFields of={graduation.fields.softwareSkills} empty={t("noSoftware")} />
        <StepActions />
      </Form>
    </StepPage>
  );
}
