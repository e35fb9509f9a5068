import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { fileForm } from "#app/forms/pieces.server.ts";
import { storeFiles } from "#app/forms/store-files.server.ts";
import { carryOutOrRefuse, postOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { UploadAnnouncement } from "#app/forms/UploadState.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { message } from "#contract/message.ts";
import { companyPaths } from "../paths.ts";
import { DocumentList } from "./DocumentList.tsx";
import { DocumentsForm } from "./DocumentsForm.tsx";
import { FirmPage } from "./FirmPage.tsx";
import { WhoMay } from "./WhoMay.tsx";

export const handle = formPage({ words: ["firmDocuments", "firm"], takesFiles: true });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company, may } = await requireColleague(context);
  const params = { companyId: company.id };
  const mayEdit = may(calls.uploadCompanyDocument);
  const [whole, documents, form] = await Promise.all([
    // Only who may not edit is told who may.
    mayEdit ? null : context.api(calls.fetchCompany, { params }),
    context.api(calls.fetchCompanyDocuments, { params }),
    openForm(context, { id: "companyDocuments", schema: fileForm }),
  ]);
  return json({ name: company.name, editedIn: whole, documents, form });
}

/** Each file is stored by itself: one that is refused keeps none of the others out. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { company } = await requireColleague(context);
  const submission = readForm(context, fileForm);
  const post = postOf(context);
  return carryOutOrRefuse(args, submission, async () => {
    const { saved, failed } = await storeFiles(context, post, (file, key) =>
      context.api(calls.uploadCompanyDocument, { params: { companyId: company.id }, fields: {}, file }, key),
    );
    const file = failed.map(({ message }) => message);
    if (post.files.length === 0) file.push(message("fileRequired"));
    if (file.length > 0) return refuse(context, submission.reply({ fieldErrors: { file } }), failed[0]?.code);
    const values = { count: saved.length };
    return redirectWithNotice(context, pathsOf(context, companyPaths).companyDocuments, {
      key: "firmDocuments:notice.saved",
      values,
    });
  });
}

export default function CompanyDocuments() {
  const t = useT();
  const { name, editedIn, documents, form } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  return (
    <FirmPage company={{ name }} title={t("title")} lead={t("lead")}>
      <DocumentList of={documents} mayEdit={!editedIn} />
      {editedIn ? <WhoMay do="editCompanyMasterData" in={editedIn} /> : <DocumentsForm key={formKey} state={form} />}
      <UploadAnnouncement />
    </FirmPage>
  );
}
