import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SaveButton } from "#app/forms/SaveButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { languages } from "#contract/languages.ts";
import { sides } from "#contract/sides.ts";
import { companyPaths } from "../paths.ts";
import { rightsInWords } from "../rights-in-words.ts";
import { ProfilePage } from "./ProfilePage.tsx";
import { settingsForm } from "./settings.form.server.ts";

export const handle = formPage({ words: ["companySettings", "permissions"] });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, company } = await requireColleague(context);
  const form = await openForm(request, context, { id: "settings", schema: settingsForm, values: user });
  return json({ form, email: user.email, company });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireColleague(context);
  return submit(args, settingsForm, async (body, { key }) => {
    await context.api(calls.changeCompanyUser, { body }, key);
    const notice = { key: "companySettings:notice.saved" };
    return redirectWithNotice(context, pathsOf(context, companyPaths).settings, notice);
  });
}

const options = sides.company.languages.map((language) => ({ value: language, label: languages[language].name }));

export default function Settings() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { form, email, company } = useLoaderData<typeof loader>();
  const settings = usePortalForm(form);
  const { fields } = settings;
  return (
    <ProfilePage current="settings">
      <Form of={settings}>
        <div className="pair">
          <TextField of={fields.firstName} autoComplete="given-name" />
          <TextField of={fields.lastName} autoComplete="family-name" />
        </div>
        <div className="field">
          <b>{t("email.label")}</b>
          <p>
            <bdi dir="ltr">{email}</bdi>
          </p>
          <p className="hint">{t("email.hint")}</p>
        </div>
        <ChoiceField of={fields.language} options={options} />
        <SaveButton />
      </Form>
      <section className="stack">
        <Heading level={2}>
          <bdi>{company.name}</bdi>
        </Heading>
        <Facts>
          <Fact label={t("rights")}>{rightsInWords(t, company)}</Fact>
        </Facts>
        <p>
          {t("leave.text")} <TextLink to={paths.leaveCompany}>{t("leave.link")}</TextLink>
        </p>
      </section>
    </ProfilePage>
  );
}
