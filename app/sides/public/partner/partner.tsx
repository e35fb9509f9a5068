import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "#app/forms/Form.tsx";
import { CheckboxesField } from "#app/forms/fields/ChoiceField.tsx";
import { PostalFields } from "#app/forms/fields/PostalFields.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { publicCalls } from "#contract/calls/public.ts";
import { limits } from "#contract/limits.ts";
import { partnerForm } from "./partner.form.server.ts";

export const handle = formPage({ words: ["partner"] });

/** Public. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has("sent")) return json({ form: null, courses: [] });
  const { courses } = await context.api(publicCalls.fetchStudyOptions);
  const form = await openForm(context, { id: "partner", schema: partnerForm });
  return json({ form, courses: [...new Set(courses.map(({ name }) => name))] });
}

/** Public. The answer does not tell whether the company is known. */
export function action(args: ActionFunctionArgs) {
  const { context } = args;
  return submit(args, partnerForm, async (answers, { key }) => {
    const body = { ...answers, message: answers.message ?? null };
    await context.api(publicCalls.requestPartnership, { body }, key);
    return redirect(`${sharedPaths.partner}?sent=yes`, 303);
  });
}

export default function Partner() {
  const t = useT();
  const { form, courses } = useLoaderData<typeof loader>();
  return (
    <Frame>
      {form ? (
        <RequestPage form={form} courses={courses} />
      ) : (
        <Band tall group={3} title={t("sent.title")} lead={t("sent.lead")}>
          <ButtonLink to={sharedPaths.root}>{t("sent.start")}</ButtonLink>
        </Band>
      )}
    </Frame>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

function RequestPage({ form, courses }: { form: NonNullable<Shown["form"]>; courses: string[] }) {
  const t = useT();
  const request = usePortalForm(form);
  const { fields } = request;
  return (
    <>
      <Band group={2} title={t("title")} lead={t("lead")}>
        <TextLink to={sharedPaths.signIn("company")} reloadDocument>
          {t("signIn")}
        </TextLink>
      </Band>
      <TextColumn>
        <Form of={request}>
          <FieldSet legend={t("group.company")}>
            <TextField of={fields.name} autoComplete="organization" />
            <PostalFields street={fields.street} postalCode={fields.postalCode} city={fields.city} />
          </FieldSet>
          <FieldSet legend={t("group.person")}>
            <div className="pair">
              <TextField of={fields.firstName} autoComplete="given-name" />
              <TextField of={fields.lastName} autoComplete="family-name" />
            </div>
            <TextField of={fields.email} type="email" inputMode="email" autoComplete="email" dir="ltr" />
            <TextField of={fields.phone} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
          </FieldSet>
          <FieldSet legend={t("group.interest")}>
            {courses.length > 0 && (
              <CheckboxesField of={fields.courses} options={courses.map((name) => ({ value: name, label: name }))} />
            )}
            <TextAreaField of={fields.message} limit={limits.textCharacters} />
          </FieldSet>
          <Actions note={<TextLink to={sharedPaths.privacy}>{t("privacy")}</TextLink>}>
            <SubmitButton kind="primary">{t("submit")}</SubmitButton>
          </Actions>
        </Form>
      </TextColumn>
    </>
  );
}
