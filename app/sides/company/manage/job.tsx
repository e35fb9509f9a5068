import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { Stack } from "#app/ui/Layout.tsx";
import { workModels } from "#contract/enumerations/matching.ts";
import { limits } from "#contract/limits.ts";
import { jobForm } from "./job.form.server.ts";
import { requireWizard, stepTitleOf, storedIn } from "./opening.server.ts";
import { StepForm } from "./StepForm.tsx";
import { StepPage } from "./StepPage.tsx";
import { saveStep } from "./save-step.server.ts";

export const handle = formPage({ words: ["manageJob", "openingFacts", "manage", "steps"] });

export async function loader(args: LoaderFunctionArgs) {
  const { wizard } = await requireWizard(args);
  const { context } = args;
  return json({
    pageTitle: stepTitleOf(wizard),
    form: await openForm(context, { id: "job", schema: jobForm, ...storedIn(wizard) }),
    wizard,
  });
}

export const action = (args: ActionFunctionArgs) => saveStep(args, "job", jobForm, (answers) => answers);

export default function JobStep() {
  const t = useT();
  const { form, wizard } = useLoaderData<typeof loader>();
  const job = usePortalForm(form);
  const { fields } = job;
  return (
    <StepPage step="job" opening={wizard.opening}>
      <StepForm of={job} step="job" wizard={wizard}>
        <Stack of="fields">
          <TextField of={fields.title} />
          <TextAreaField of={fields.tasks} limit={limits.longTextCharacters} rows={8} />
        </Stack>
        <FieldSet legend={t("group.place")}>
          <TextField of={fields.practicePlace} />
          <TextField of={fields.practicePostalCode} shape="short" autoComplete="off" dir="ltr" />
          <TextField of={fields.placeOfTraining} />
          <ChoiceField
            of={fields.workmodel}
            options={workModels.map((value) => ({ value, label: t(`openingFacts:workmodel.${value}`) }))}
          />
        </FieldSet>
        <FieldSet legend={t("group.offer")}>
          <TextField of={fields.teamSize} />
          <TextField of={fields.extraPayment} />
          <TextAreaField of={fields.benefits} limit={limits.lineCharacters} rows={2} />
          <TextAreaField of={fields.offerDescription} limit={limits.textCharacters} />
          <TextField of={fields.offerUrl} type="url" inputMode="url" dir="ltr" />
        </FieldSet>
      </StepForm>
    </StepPage>
  );
}
