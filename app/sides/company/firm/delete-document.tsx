import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { FileRow, Rows } from "#app/ui/Rows.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { companyPaths } from "../paths.ts";
import { FactsInWords } from "./DocumentList.tsx";
import { FirmPage } from "./FirmPage.tsx";
import { WhoMay } from "./WhoMay.tsx";

export const handle = formPage({ words: ["firmDocuments", "firm"] });

export async function loader({ context, params: { uuid } }: LoaderFunctionArgs) {
  const { company, may } = await requireColleague(context);
  const params = { companyId: company.id };
  const mayDelete = may(calls.deleteCompanyDocument);
  const [whole, documents] = await Promise.all([
    // Only who may not delete is told who may.
    mayDelete ? null : context.api(calls.fetchCompany, { params }),
    context.api(calls.fetchCompanyDocuments, { params }),
  ]);
  const document = documents.find((one) => one.uuid === uuid);
  if (!document) throw new Response(null, { status: 404 });
  const pageTitle = { key: "deletion.title" };
  const shown = { pageTitle, company: company.name, editedIn: whole, document, key: newFormKey() };
  return json(shown, { status: mayDelete ? 200 : 403 });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { company } = await requireColleague(context);
  const which = { companyId: company.id, companyDocumentId: params.uuid ?? "" };
  return submit(args, actForm, async (_, { key }) => {
    await context.api(calls.deleteCompanyDocument, { params: which }, key);
    const list = pathsOf(context, companyPaths).companyDocuments;
    return redirectWithNotice(context, list, { key: "firmDocuments:notice.deleted" });
  });
}

export default function DeleteCompanyDocument() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { company, editedIn, document, key } = useLoaderData<typeof loader>();
  return (
    <FirmPage company={{ name: company }} title={t("deletion.title")} lead={t("deletion.lead")}>
      <Rows>
        <FileRow
          to={paths.companyDocument(document.uuid)}
          name={document.name}
          facts={<FactsInWords of={document} />}
        />
      </Rows>
      {editedIn ? (
        <WhoMay do="editCompanyMasterData" in={editedIn} />
      ) : (
        <ActForm formKey={key}>
          <Actions>
            <SubmitButton kind="destructive" busyLabel={t("deletion.deleting")}>
              {t("deletion.delete")}
            </SubmitButton>
            <ButtonLink to={paths.companyDocuments}>{t("deletion.keep")}</ButtonLink>
          </Actions>
        </ActForm>
      )}
    </FirmPage>
  );
}
