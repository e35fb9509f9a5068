import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { isUnsent } from "#app/forms/is-unsent.ts";
import { carryOutOrRefuse, postOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { UploadAnnouncement } from "#app/forms/UploadState.tsx";
import { postWithProgress } from "#app/forms/upload.ts";
import { type Notice, redirectWithNotice } from "#app/notice.server.ts";
import { applicantPathsOf } from "#app/paths.server.ts";
import { StepPage } from "#app/steps/StepPage.tsx";
import { applicant } from "#contract/applicant.ts";
import { statusesOf } from "#domain/application-steps.ts";
import { documentNeeds } from "#domain/document-needs.ts";
import { DocumentsForm } from "./DocumentsForm.tsx";
import { documentsForm } from "./documents.form.server.ts";
import { receiveDocuments } from "./receive-documents.server.ts";

export const handle = { words: ["documents", "documentKinds", "forms", "errors", "steps"], accent: "orange" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const account = await requireApplicant(request, context);
  const documents = await context.api(applicant.fetchDocuments);
  const needs = documentNeeds({ account, documents });
  const { cvComesLater, languageProofComesLater, version } = account;
  const type = needs.find(({ state }) => state === "missing")?.type ?? "Other";
  return json({
    form: await openForm(request, context, {
      id: "documents",
      schema: documentsForm,
      values: { type, cvComesLater, languageProofComesLater },
      versions: { account: version },
    }),
    needs,
    documents,
    statuses: statusesOf("search", { account, documents }),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const account = await requireApplicant(request, context);
  const paths = applicantPathsOf(request);
  const submission = readForm(context, documentsForm);
  if (submission.status !== "success") return refuse(context, submission.reply());
  return carryOutOrRefuse(args, submission, async () => {
    const post = postOf(context);
    const { saved, failure } = await receiveDocuments(context, account, submission.value, post);
    if (failure) return refuse(context, submission.reply({ fieldErrors: { file: failure.messages } }), failure.code);
    if (post.intent === "continue") return redirect(paths.searchDone, 303);
    if (post.intent === "save") return redirectWithNotice(context, paths.home, { key: "common:notice.saved" });
    return redirectWithNotice(context, paths.documents, noticeOf(saved));
  });
}

const noticeOf = (saved: string[]): Notice =>
  saved.length === 1
    ? { key: "documents:notice.savedFile", values: { name: saved[0] ?? "" } }
    : { key: "documents:notice.savedFiles", values: { count: saved.length } };

export const clientAction = ({ request }: ClientActionFunctionArgs) => postWithProgress(request, "applicant/documents");

export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !isUnsent(actionResult) && defaultShouldRevalidate;

export default function Documents() {
  const { form, needs, documents, statuses } = useLoaderData<typeof loader>();
  return (
    <StepPage group="search" step="documents" statuses={statuses}>
      <DocumentsForm key={form.key} state={form} needs={needs} documents={documents} />
      <UploadAnnouncement />
    </StepPage>
  );
}
