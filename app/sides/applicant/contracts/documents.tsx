import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { UploadAnnouncement } from "#app/forms/UploadState.tsx";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { usePaths } from "#app/use-paths.ts";
import { isOf, statusesOf, statusOf } from "#domain/application-steps.ts";
import { contractDocumentTypes } from "#domain/document-kind.ts";
import { contractNeeds } from "#domain/document-needs.ts";
import { DocumentsForm } from "../documents/DocumentsForm.tsx";
import { Needs } from "../documents/Needs.tsx";
import { openDocuments } from "../documents/open-documents.server.ts";
import { postDocuments } from "../documents/post-documents.server.ts";
import { applicantPaths } from "../paths.ts";
import { fetchAnswers } from "../steps/answers.server.ts";
import { StepPage } from "../steps/StepPage.tsx";
import { ContractProgress } from "./ContractProgress.tsx";
import { ContractWay } from "./ContractWay.tsx";
import { contractDocumentsForm } from "./documents.form.server.ts";
import { progressOf } from "./progress.ts";

export const handle = formPage({
  words: ["contractDocuments", "documents", "contractProgress", "contractSteps", "documentKinds", "steps"],
  takesFiles: true,
  accent: "green",
});

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await requireApplicant(context);
  const answers = await fetchAnswers(context, account);
  const needs = contractNeeds(answers);
  const { languageProofComesLater, version } = account;
  return json({
    form: await openDocuments(context, {
      page: "contracts",
      schema: contractDocumentsForm,
      needs,
      values: { languageProofComesLater },
      version,
    }),
    progress: progressOf(answers),
    /** The documents were accepted: nothing more can be added. */
    isDone: statusOf("contractDocuments", answers) === "done",
    needs,
    documents: answers.documents.filter((document) => contractDocumentTypes.some((type) => isOf(document, type))),
    statuses: statusesOf("contracts", answers),
  });
}

export async function action(args: ActionFunctionArgs) {
  const account = await requireApplicant(args.context);
  const { contractDocuments: here, submitContract: next } = pathsOf(args.context, applicantPaths);
  return postDocuments(args, account, { schema: contractDocumentsForm, step: "contractDocuments", here, next });
}

export default function ContractDocuments() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { form, progress, isDone, needs, documents, statuses } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  return (
    <StepPage group="contracts" step="contractDocuments" statuses={statuses}>
      <ContractProgress of={progress} />
      {isDone ? (
        <>
          <Needs of={needs} heading={t("needs.heading")} />
          <ContractWay of={progress} />
        </>
      ) : (
        <DocumentsForm
          key={formKey}
          page="contracts"
          state={form}
          needs={needs}
          documents={documents}
          back={{ to: paths.contractPersonal, label: t("steps:step.personal.long") }}
        />
      )}
      <UploadAnnouncement />
    </StepPage>
  );
}
