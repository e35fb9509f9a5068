import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { DefaultButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { languageOptions } from "#app/i18n/names.server.ts";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { spokenLanguages } from "#domain/spoken-languages.ts";
import { InputActions } from "./InputActions.tsx";
import { InputPage } from "./InputPage.tsx";
import { filledSteps } from "./input-steps.ts";
import { LanguageRows, SoftwareRows } from "./KnowledgeRows.tsx";
import { knowledgeForm } from "./knowledge.form.server.ts";
import { previewOf, saveInput } from "./save-input.server.ts";
import { visitGenerator } from "./visit.server.ts";

export const handle = formPage({ words: ["cvKnowledge", "answers", "cv", "steps"], accent: "yellow" });

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await visitGenerator(context);
  const { languages, software, drivingLicence } = visit.cv;
  const values = { languages, software, drivingLicence };
  return json({
    form: await openForm(context, { id: "cv-knowledge", schema: knowledgeForm, values }),
    languages: languageOptions(spokenLanguages, context.language),
    filled: filledSteps(visit.cv),
    sheet: previewOf(visit),
  });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await visitGenerator(args.context);
  return saveInput(args, visit, {
    schema: knowledgeForm,
    change: (cv, answers) => ({ ...cv, ...answers }),
    next: visit.paths.hobbies,
  });
}

export default function KnowledgePage() {
  const t = useT();
  const { form, languages, filled, sheet } = useLoaderData<typeof loader>();
  const knowledge = usePortalForm(form);
  return (
    <InputPage step="knowledge" filled={filled} sheet={sheet}>
      <Form of={knowledge}>
        <DefaultButton value="continue">{t("steps:continue")}</DefaultButton>
        <LanguageRows of={knowledge.fields.languages} languages={languages} />
        <SoftwareRows of={knowledge.fields.software} />
        <TextField of={knowledge.fields.drivingLicence} shape="short" />
        <InputActions next="hobbies" back="experience" />
      </Form>
    </InputPage>
  );
}
