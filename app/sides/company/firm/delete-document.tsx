import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
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

export const handle = formPage({ words: ["firmDocuments"] });

export async function loader({ context, params: { uuid } }: LoaderFunctionArgs) {
  const { company, may } = await requireColleague(context);
  const documents = await context.api(calls.fetchCompanyDocuments, { params: { companyId: company.id } });
  const document = documents.find((one) => one.uuid === uuid);
  if (!document || !may(calls.deleteCompanyDocument)) throw new Response(null, { status: document ? 403 : 404 });
  return json({ pageTitle: { key: "deletion.title" }, company: company.name, document, key: newFormKey() });
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
  const { company, document, key } = useLoaderData<typeof loader>();
  return (
    <FirmPage company={{ name: company }} title={t("deletion.title")} lead={t("deletion.lead")}>
      <Rows>
        <FileRow
          to={paths.companyDocument(document.uuid)}
          name={document.name}
          facts={<FactsInWords of={document} />}
        />
      </Rows>
      <ActForm formKey={key}>
        <Actions>
          <SubmitButton kind="destructive" busyLabel={t("deletion.deleting")}>
            {t("deletion.delete")}
          </SubmitButton>
          <ButtonLink to={paths.companyDocuments}>{t("deletion.keep")}</ButtonLink>
        </Actions>
      </ActForm>
    </FirmPage>
  );
}
