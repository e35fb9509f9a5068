import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { type FormFrame, usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { kindOf } from "#domain/document-kind.ts";
import { applicantPaths } from "../paths.ts";
import { looksOf } from "../steps/step-pages.ts";
import { changeDocumentForm } from "./change-document.form.server.ts";
import { documentPageAt, documentPages } from "./document-pages.ts";
import { KindSelect } from "./KindSelect.tsx";
import { OneDocument } from "./OneDocument.tsx";
import { listAt, ownDocument } from "./own-document.server.ts";

export const handle = formPage({ words: ["changeDocument", "documentKinds", "steps"], isCounted: false });

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireApplicant(context);
  const document = await ownDocument(context, request.url, params.uuid);
  const values = { type: document.type };
  const page = documentPageAt(request.url);
  const form = await openForm(context, { id: "kind", schema: changeDocumentForm, values });
  return json({ accent: looksOf[page].accent, page, document, form });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  await requireApplicant(context);
  return submit(args, changeDocumentForm, async ({ type }, { key }) => {
    await context
      .api(applicant.changeDocument, { params: { documentId: params.uuid ?? "" }, body: kindOf(type) }, key)
      .catch(atType);
    return redirectWithNotice(context, listAt(context, request.url), { key: "documents:notice.changed" });
  });
}

/** The category follows from the type, so its errors appear there. */
function atType(error: unknown): never {
  const messages = error instanceof RefusedResponse && error.refusal.customErrors?.category;
  throw messages ? new RefusedResponse({ ...error.refusal, customErrors: { type: messages } }) : error;
}

/** §5: a change that failed restores the kind before it. Counts the failures. */
function useFailures({ form: { status, allErrors } }: FormFrame) {
  const failures = useRef({ last: allErrors, count: 0 });
  if (status === "error" && failures.current.last !== allErrors)
    failures.current = { last: allErrors, count: failures.current.count + 1 };
  return failures.current.count;
}

export default function ChangeDocument() {
  const t = useT();
  const { page, document, form } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  const { types, paths } = documentPages[page];
  const { list } = paths(usePaths(applicantPaths));
  const kind = usePortalForm(form);
  const failures = useFailures(kind);
  return (
    <OneDocument page={page} document={document}>
      <Form of={kind}>
        <KindSelect key={`${formKey} ${failures}`} of={kind.fields.type} types={types} chosen={document.type} />
        <Actions>
          <SubmitButton kind="primary" busyLabel={t("common:saving")}>
            {t("save")}
          </SubmitButton>
          <ButtonLink to={list}>{t("leave")}</ButtonLink>
        </Actions>
      </Form>
    </OneDocument>
  );
}
