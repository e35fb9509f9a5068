import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { yesOrNoOf } from "#app/forms/pieces.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { StepActions } from "#app/steps/StepActions.tsx";
import { saveOrContinue } from "#app/steps/save-or-continue.server.ts";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { limits } from "#contract/limits.ts";
import { statusesOf } from "#domain/application-steps.ts";
import { applicantPaths } from "../paths.ts";
import { StepPage } from "../steps/StepPage.tsx";
import { motivationForm } from "./motivation.form.server.ts";
import { PartnerFields } from "./PartnerFields.tsx";
import { notAsked } from "./partner.form.server.ts";

export const handle = formPage({ words: ["motivation", "steps"], accent: "orange" });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const documents = await context.api(applicant.fetchDocuments);
  const { motivationText, practicePartnerContact, version } = account;
  const values = {
    motivationText,
    practicePartnerContact,
    practicePartnerExists: yesOrNoOf(account.practicePartnerExists),
  };
  return json({
    form: await openForm(context, {
      id: "motivation",
      schema: motivationForm,
      values,
      versions: { account: version },
    }),
    statuses: statusesOf("search", { account, documents, now: new Date() }),
  });
}

export async function action(args: ActionFunctionArgs) {
  await requireApplicant(args.context);
  const { home, documents: next } = pathsOf(args.context, applicantPaths);
  return saveOrContinue(args, motivationForm, {
    next,
    home,
    notAsked,
    save: (answers, { versions, key }) =>
      args.context.api(applicant.changeAccount, { body: { ...answers, version: versions.account } }, key),
  });
}

export default function Motivation() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { form, statuses } = useLoaderData<typeof loader>();
  const motivation = usePortalForm(form);
  return (
    <StepPage group="search" step="motivation" statuses={statuses}>
      <Form of={motivation}>
        <TextAreaField
          of={motivation.fields.motivationText}
          limit={limits.motivationCharacters.max}
          rows={10}
          enough={limits.motivationCharacters.enough}
        />
        <p>
          <TextLink to={paths.companyView}>{t("companyView")}</TextLink>
        </p>
        <PartnerFields of={motivation.fields} />
        <StepActions back={{ to: paths.distance, label: t("steps:step.distance.long") }} />
      </Form>
    </StepPage>
  );
}
