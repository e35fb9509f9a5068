import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { Form } from "#app/forms/Form.tsx";
import { ChoiceField } from "#app/forms/fields/ChoiceField.tsx";
import { FileField } from "#app/forms/fields/FileField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SaveButton } from "#app/forms/SaveButton.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { submitWithPicture } from "#app/forms/submit-with-picture.server.ts";
import { UploadAnnouncement, UploadState } from "#app/forms/UploadState.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { pictureExtensions } from "#contract/enumerations/documents.ts";
import { languages } from "#contract/languages.ts";
import { sides } from "#contract/sides.ts";
import { Colleague } from "../Colleague.tsx";
import { companyPaths } from "../paths.ts";
import { rightsInWords } from "../rights-in-words.ts";
import { ProfilePage } from "./ProfilePage.tsx";
import { settingsForm } from "./settings.form.server.ts";

export const handle = formPage({ words: ["companySettings", "rights"], takesFiles: true });

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, company } = await requireColleague(context);
  const me = await context.api(calls.fetchEmployee, { params: { companyId: company.id, employeeId: user.id } });
  const form = await openForm(context, {
    id: "settings",
    schema: settingsForm,
    values: { ...me, language: user.language },
    versions: { employee: me.version },
  });
  return json({ form, me, company, key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { company } = await requireColleague(context);
  const back = (key: "saved" | "pictureRemoved") =>
    redirectWithNotice(context, pathsOf(context, companyPaths).settings, { key: `companySettings:notice.${key}` });
  if (postOf(context).intent === "removePicture")
    return submit(args, actForm, async (_, { key }) => {
      await context.api(calls.deleteProfilePicture, undefined, key);
      return back("pictureRemoved");
    });
  return submitWithPicture(args, settingsForm, {
    upload: (file, key) => context.api(calls.uploadProfilePicture, { fields: {}, file }, key),
    carryOut: async ({ department = null, position = null, ...body }, { key, versions }) => {
      const work = { department, position, version: versions.employee };
      const params = { companyId: company.id };
      await context.api(calls.changeCompanyUser, { body }, key);
      // Last: its version is old once it is saved, and a form that is refused after that would meet its own save.
      await context.api(calls.changeOwnWork, { params, body: work }, key && `${key}-work`);
      return back("saved");
    },
  });
}

const options = sides.company.languages.map((language) => ({ value: language, label: languages[language].name }));

export default function Settings() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { form, me, company, key } = useLoaderData<typeof loader>();
  const settings = usePortalForm(form);
  const { fields } = settings;
  return (
    <ProfilePage current="settings">
      <section className="stack">
        <Colleague of={me} />
        {me.profilePicture && (
          <ActForm formKey={key}>
            <SubmitButton value="removePicture">{t("removePicture")}</SubmitButton>
          </ActForm>
        )}
      </section>
      <Form of={settings} encType="multipart/form-data">
        <FileField of={settings.fileField("file")} extensions={pictureExtensions} single />
        <div className="pair">
          <TextField of={fields.firstName} autoComplete="given-name" />
          <TextField of={fields.lastName} autoComplete="family-name" />
        </div>
        <div className="field">
          <p className="hint">{t("work", { company: company.name })}</p>
          <div className="pair">
            <TextField of={fields.position} autoComplete="organization-title" />
            <TextField of={fields.department} />
          </div>
        </div>
        <div className="field">
          <b>{t("email.label")}</b>
          <p>
            <bdi dir="ltr">{me.email}</bdi>
          </p>
          <p className="hint">{t("email.hint")}</p>
        </div>
        <ChoiceField of={fields.language} options={options} />
        <UploadState />
        <SaveButton />
      </Form>
      <UploadAnnouncement />
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
