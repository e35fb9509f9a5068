import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { PostalFields } from "#app/forms/fields/PostalFields.tsx";
import { SelectField } from "#app/forms/fields/SelectField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SaveButton } from "#app/forms/SaveButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";
import { contactForm } from "./contact.form.server.ts";
import { ProfilePage } from "./ProfilePage.tsx";

export const handle = formPage({ words: ["profileContact", "studyInfo", "profile", "countries"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const versions = { account: account.version };
  return json({
    form: await openForm(context, { id: "contact", schema: contactForm, values: account, versions }),
    email: account.email,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireApplicant(context);
  return submit(args, contactForm, async (answers, { key, versions }) => {
    await context.api(applicant.changeAccount, { body: { ...answers, version: versions.account } }, key);
    return redirectWithNotice(context, pathsOf(context, applicantPaths).profile, { key: "profile:notice.saved" });
  });
}

export default function ProfileContact() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { form, email } = useLoaderData<typeof loader>();
  const contact = usePortalForm(form);
  const { fields } = contact;
  return (
    <ProfilePage current="contact">
      <Form of={contact}>
        <div className="pair">
          <TextField of={fields.firstName} autoComplete="given-name" />
          <TextField of={fields.lastName} autoComplete="family-name" />
        </div>
        <div className="field">
          <b>{t("email.label")}</b>
          <p>
            <bdi dir="ltr">{email}</bdi>
          </p>
          <p className="hint">
            {t("email.hint")} <TextLink to={paths.advisorContact}>{t("email.ask")}</TextLink>
          </p>
        </div>
        <TextField of={fields.phone} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
        <PostalFields
          street={fields.shippingStreet}
          postalCode={fields.shippingPostalCode}
          city={fields.shippingCity}
        />
        <SelectField of={fields.shippingCountry} options={t.namesIn("countries")} autoComplete="country" />
        <SaveButton />
      </Form>
    </ProfilePage>
  );
}
