import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { ChoiceField, YesNoField } from "#app/forms/fields/ChoiceField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { yesOrNoOf } from "#app/forms/pieces.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { StepActions } from "#app/steps/StepActions.tsx";
import { saveOrContinue } from "#app/steps/save-or-continue.server.ts";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { distancesKilometres } from "#contract/enumerations/people.ts";
import { statusesOf } from "#domain/application-steps.ts";
import { applicantPaths } from "../paths.ts";
import { StepPage } from "../steps/StepPage.tsx";
import { distanceForm } from "./distance.form.server.ts";

export const handle = formPage({ words: ["distance", "steps"], accent: "orange" });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const documents = await context.api(applicant.fetchDocuments);
  const values = {
    practicePartnerMaxDistance: account.practicePartnerMaxDistance,
    drivingLicenseExists: yesOrNoOf(account.drivingLicenseExists),
    ownCar: yesOrNoOf(account.ownCar),
    professionalExperienceExists: yesOrNoOf(account.professionalExperienceExists),
  };
  const versions = { account: account.version };
  return json({
    form: await openForm(context, { id: "distance", schema: distanceForm, values, versions }),
    statuses: statusesOf("search", { account, documents, now: new Date() }),
  });
}

export async function action(args: ActionFunctionArgs) {
  await requireApplicant(args.context);
  const { home, motivation: next } = pathsOf(args.context, applicantPaths);
  return saveOrContinue(args, distanceForm, {
    next,
    home,
    save: (answers, { versions, key }) =>
      args.context.api(applicant.changeAccount, { body: { ...answers, version: versions.account } }, key),
  });
}

export default function Distance() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { form, statuses } = useLoaderData<typeof loader>();
  const distance = usePortalForm(form);
  const { fields } = distance;
  return (
    <StepPage group="search" step="distance" statuses={statuses}>
      <Form of={distance}>
        <ChoiceField
          of={fields.practicePartnerMaxDistance}
          options={distancesKilometres.map((value) => ({ value, label: t("upTo", { value }) }))}
        />
        <YesNoField of={fields.drivingLicenseExists} />
        <YesNoField of={fields.ownCar} />
        <YesNoField of={fields.professionalExperienceExists} />
        <StepActions back={{ to: paths.graduation, label: t("steps:step.graduation.long") }} />
      </Form>
    </StepPage>
  );
}
