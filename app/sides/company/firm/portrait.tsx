import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { FileField } from "#app/forms/fields/FileField.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
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
import { company as calls } from "#contract/calls/company.ts";
import { pictureExtensions } from "#contract/enumerations/documents.ts";
import { limits } from "#contract/limits.ts";
import { companyPaths } from "../paths.ts";
import { FirmForm } from "./FirmForm.tsx";
import { FirmPage } from "./FirmPage.tsx";
import { portraitForm } from "./portrait.form.server.ts";
import { Shots } from "./Shots.tsx";

export const handle = formPage({ words: ["firmPortrait", "firm"], takesFiles: true });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company: active, may } = await requireColleague(context);
  const company = await context.api(calls.fetchCompany, { params: { companyId: active.id } });
  const { portrait, version } = company;
  const form = await openForm(context, {
    id: "portrait",
    schema: portraitForm,
    values: { portrait },
    versions: { company: version },
  });
  return json({ form, company, mayEdit: may(calls.changePortrait), key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { company } = await requireColleague(context);
  const params = { companyId: company.id };
  const paths = pathsOf(context, companyPaths);
  if (postOf(context).intent === "removePicture")
    return submit(args, actForm, async (_, { key }) => {
      await context.api(calls.deleteCompanyPicture, { params }, key);
      return redirectWithNotice(context, paths.companyPortrait, { key: "firmPortrait:pictureRemoved" });
    });
  return submitWithPicture(args, portraitForm, {
    upload: (file, key) => context.api(calls.uploadCompanyPicture, { params, fields: {}, file }, key),
    carryOut: async ({ portrait = null }, { key, versions }) => {
      await context.api(calls.changePortrait, { params, body: { portrait, version: versions.company } }, key);
      return redirectWithNotice(context, paths.company, { key: "firm:notice.portrait" });
    },
  });
}

export default function Portrait() {
  const t = useT();
  const { form, company, mayEdit, key } = useLoaderData<typeof loader>();
  const portrait = usePortalForm(form);
  return (
    <FirmPage company={company} title={t("title")} lead={t("lead")}>
      {company.imagePath && <Shots imagePath={company.imagePath} />}
      {company.imagePath && mayEdit && (
        <ActForm formKey={key}>
          <SubmitButton value="removePicture">{t("removePicture")}</SubmitButton>
        </ActForm>
      )}
      <FirmForm
        of={portrait}
        encType="multipart/form-data"
        company={company}
        right="editCompanyPortrait"
        mayEdit={mayEdit}
      >
        <TextAreaField of={portrait.fields.portrait} limit={limits.longTextCharacters} rows={8} />
        <FileField of={portrait.fileField("file")} extensions={pictureExtensions} single />
        <UploadState />
      </FirmForm>
      <UploadAnnouncement />
    </FirmPage>
  );
}
