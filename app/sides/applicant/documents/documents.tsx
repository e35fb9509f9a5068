import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { UploadAnnouncement } from "#app/forms/UploadState.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { statusesOf } from "#domain/application-steps.ts";
import { documentNeeds } from "#domain/document-needs.ts";
import { applicantPaths } from "../paths.ts";
import { StepPage } from "../steps/StepPage.tsx";
import { DocumentsForm } from "./DocumentsForm.tsx";
import { documentsForm } from "./documents.form.server.ts";
import { openDocuments } from "./open-documents.server.ts";
import { postDocuments } from "./post-documents.server.ts";

export const handle = formPage({
  words: ["documents", "documentKinds", "steps"],
  takesFiles: true,
  accent: "orange",
});

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const documents = await context.api(applicant.fetchDocuments);
  const answers = { account, documents, now: new Date() };
  const needs = documentNeeds(answers);
  const { cvComesLater, languageProofComesLater, version } = account;
  return json({
    form: await openDocuments(context, {
      page: "search",
      schema: documentsForm,
      needs,
      values: { cvComesLater, languageProofComesLater },
      version,
    }),
    needs,
    documents,
    statuses: statusesOf("search", answers),
  });
}

export async function action(args: ActionFunctionArgs) {
  const account = await requireApplicant(args.context);
  const { documents: here, searchDone: next } = pathsOf(args.context, applicantPaths);
  return postDocuments(args, account, { schema: documentsForm, step: "documents", here, next });
}

export default function Documents() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { form, needs, documents, statuses } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  return (
    <StepPage group="search" step="documents" statuses={statuses}>
      <DocumentsForm
        key={formKey}
        page="search"
        state={form}
        needs={needs}
        documents={documents}
        back={{ to: paths.motivation, label: t("steps:step.motivation.long") }}
      />
      <p>
        <TextLink to={paths.companyView}>{t("companyView")}</TextLink>
      </p>
      {documents.length > 0 && (
        <p>
          <TextLink to={paths.portfolio}>{t("portfolio")}</TextLink>
        </p>
      )}
      <UploadAnnouncement />
    </StepPage>
  );
}
