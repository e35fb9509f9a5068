import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { applicantPathsOf } from "#app/paths.server.ts";
import { Band } from "#app/ui/Band.tsx";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { applicant } from "#contract/applicant.ts";
import { kindOf } from "#domain/document-kind.ts";
import { useApplicantPaths } from "../../shared/side.ts";
import { changeDocumentForm } from "./change-document.form.server.ts";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { KindSelect } from "./KindSelect.tsx";
import { ownDocument } from "./own-document.server.ts";

export const handle = { words: ["changeDocument", "documentKinds", "forms", "errors", "steps"], accent: "orange" };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireApplicant(request, context);
  const document = await ownDocument(context, params.uuid);
  const values = { type: document.type };
  return json({ document, form: await openForm(request, context, { id: "kind", schema: changeDocumentForm, values }) });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  await requireApplicant(request, context);
  return submit(args, changeDocumentForm, async ({ type }, { key }) => {
    await context
      .api(applicant.changeDocument, { params: { id: params.uuid ?? "" }, body: kindOf(type) }, key)
      .catch(atType);
    return redirectWithNotice(context, applicantPathsOf(request).documents, { key: "documents:notice.changed" });
  });
}

/** The category follows from the type, so what is wrong with it is told there. */
function atType(error: unknown): never {
  const messages = error instanceof RefusedResponse && error.refusal.customErrors?.category;
  throw messages ? new RefusedResponse({ ...error.refusal, customErrors: { type: messages } }) : error;
}

export default function ChangeDocument() {
  const t = useT();
  const paths = useApplicantPaths();
  const { document, form } = useLoaderData<typeof loader>();
  const kind = usePortalForm<{ type: string }>(form);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <Band group={2} crumb={{ group: t("steps:step.documents.short") }} title={t("title")} lead={t("lead")} />
      <TextColumn>
        <DocumentFacts document={document} />
        <Form of={kind}>
          <KindSelect key={form.key} of={kind.fields.type} chosen={document.type} />
          <Actions>
            <Button kind="primary" type="submit" busy={isBusy} busyLabel={t("saving")}>
              {t("save")}
            </Button>
            <ButtonLink to={paths.documents}>{t("leave")}</ButtonLink>
          </Actions>
        </Form>
      </TextColumn>
    </>
  );
}
