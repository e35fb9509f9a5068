import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "#app/forms/Form.tsx";
import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { DayField, TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { limits } from "#contract/limits.ts";
import { hobbiesForm } from "./hobbies.form.server.ts";
import { InputActions } from "./InputActions.tsx";
import { InputPage } from "./InputPage.tsx";
import { filledSteps } from "./input-steps.ts";
import { previewOf, saveInput } from "./save-input.server.ts";
import { visitGenerator } from "./visit.server.ts";

export const handle = formPage({ words: ["cvHobbies", "cv", "steps"], accent: "yellow" });

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await visitGenerator(context);
  const values = { hobbies: visit.cv.hobbies.join("\n"), ...visit.cv.signature };
  return json({
    form: await openForm(context, { id: "cv-hobbies", schema: hobbiesForm, values }),
    filled: filledSteps(visit.cv),
    sheet: previewOf(visit),
  });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await visitGenerator(args.context);
  return saveInput(args, visit, {
    schema: hobbiesForm,
    change: (cv, { hobbies, ...signature }) => ({ ...cv, hobbies, signature }),
    next: visit.paths.preview,
  });
}

export default function HobbiesPage() {
  const t = useT();
  const { form, filled, sheet } = useLoaderData<typeof loader>();
  const hobbies = usePortalForm(form);
  const { fields } = hobbies;
  return (
    <InputPage step="hobbies" filled={filled} sheet={sheet}>
      <Form of={hobbies}>
        <TextAreaField of={fields.hobbies} limit={limits.textCharacters} />
        <FieldSet legend={t("signature")}>
          <TextField of={fields.place} />
          <DayField of={fields.date} />
          <CheckboxField of={fields.hasLine} />
        </FieldSet>
        <InputActions next="preview" back="knowledge" />
      </Form>
    </InputPage>
  );
}
