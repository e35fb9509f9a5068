import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { activeApplication, activeUnit } from "#domain/active-application.ts";
import { applicantPaths } from "../paths.ts";
import { chooseApplicationForm } from "./choose-application.form.server.ts";
import { inWords } from "./in-words.ts";
import { withStart } from "./with-start.server.ts";

export const handle = formPage({ words: ["chooseApplication"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const units = await context.api(applicant.fetchUnits);
  const applications = units.flatMap(({ unit, applications }) => applications.map((one) => ({ ...one, unit })));
  if (applications.length < 2) throw redirect(pathsOf(context, applicantPaths).home);
  const unit = activeUnit({ ...account, units });
  const values = { application: unit && activeApplication(account, unit)?.id };
  return json({
    form: await openForm(context, { id: "choose-application", schema: chooseApplicationForm, values }),
    applications: applications.map((one) => withStart(one, context.language)),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireApplicant(context);
  return submit(args, chooseApplicationForm, async ({ application: id }, { key }) => {
    await context.api(applicant.chooseApplication, { params: { applicationId: id } }, key);
    return redirectWithNotice(context, pathsOf(context, applicantPaths).home, {
      key: "chooseApplication:notice.chosen",
    });
  });
}

export default function ChooseApplication() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { form, applications } = useLoaderData<typeof loader>();
  const choice = usePortalForm(form);
  const options = applications.map((one) => ({ value: one.id, label: inWords(t, one), hint: t(`unit.${one.unit}`) }));
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <Form of={choice}>
          <ChoiceField of={choice.fields.application} options={options} />
          <Actions>
            <SubmitButton kind="primary" busyLabel={t("choosing")}>
              {t("choose")}
            </SubmitButton>
            <ButtonLink to={paths.home}>{t("back")}</ButtonLink>
          </Actions>
        </Form>
      </TextColumn>
    </>
  );
}
