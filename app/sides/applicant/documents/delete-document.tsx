import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { postOf } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { applicantPaths } from "../paths.ts";
import { looksOf } from "../steps/step-pages.ts";
import { documentPageAt, documentPages } from "./document-pages.ts";
import { OneDocument } from "./OneDocument.tsx";
import { listAt, ownDocument } from "./own-document.server.ts";

export const handle = page({ words: ["deleteDocument", "documentKinds", "steps"], isCounted: false });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const page = documentPageAt(request.url);
  const { accent } = looksOf[page];
  return json({ accent, page, document: await ownDocument(context, request.url, params.uuid), key: newFormKey() });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  await requireApplicant(context);
  const to = listAt(context, request.url);
  return unlessRefused(context, { codes: [404], to, notice: "documents:notice.gone" }, async () => {
    await context.api(applicant.deleteDocument, { params: { documentId: params.uuid ?? "" } }, postOf(context).key);
    return redirectWithNotice(context, to, { key: "documents:notice.deleted" });
  });
}

export default function DeleteDocument() {
  const t = useT();
  const { page, document, key } = useLoaderData<typeof loader>();
  const { list } = documentPages[page].paths(usePaths(applicantPaths));
  return (
    <OneDocument page={page} document={document}>
      <ActForm formKey={key}>
        <Actions>
          <SubmitButton kind="destructive" busyLabel={t("deleting")}>
            {t("delete")}
          </SubmitButton>
          <ButtonLink to={list}>{t("keep")}</ButtonLink>
        </Actions>
      </ActForm>
    </OneDocument>
  );
}
