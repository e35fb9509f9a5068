import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { SoftwareFields } from "#app/sides/shared/software/SoftwareFields.tsx";
import { limits } from "#contract/limits.ts";
import { requireWizard, stepTitleOf, storedIn } from "./opening.server.ts";
import { requirementsChanges, requirementsForm } from "./requirements.form.server.ts";
import { StepForm } from "./StepForm.tsx";
import { StepPage } from "./StepPage.tsx";
import { saveStep } from "./save-step.server.ts";

export const handle = formPage({ words: ["manageRequirements", "answers", "manage", "steps"] });

export async function loader(args: LoaderFunctionArgs) {
  const { wizard } = await requireWizard(args);
  const { context } = args;
  return json({
    pageTitle: stepTitleOf(wizard),
    form: await openForm(context, { id: "requirements", schema: requirementsForm, ...storedIn(wizard) }),
    wizard,
  });
}

export const action = (args: ActionFunctionArgs) =>
  saveStep(args, "requirements", requirementsForm, requirementsChanges);

export default function RequirementsStep() {
  const t = useT();
  const { form, wizard } = useLoaderData<typeof loader>();
  const requirements = usePortalForm(form);
  const { skills, softwareSkills } = requirements.fields;
  return (
    <StepPage step="requirements" opening={wizard.opening}>
      <StepForm of={requirements} step="requirements" wizard={wizard}>
        <TextAreaField of={skills} limit={limits.longTextCharacters} rows={8} />
        <SoftwareFields of={softwareSkills} empty={t("notNeeded")} />
      </StepForm>
    </StepPage>
  );
}
