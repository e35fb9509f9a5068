import type { PortalContext } from "#app/context.ts";
import { storeFiles } from "#app/forms/store-files.server.ts";
import type { Post } from "#app/forms/submit.server.ts";
import { applicant } from "#contract/calls/applicant.ts";
import type { Account } from "#contract/entities/account.ts";
import type { DocumentType } from "#contract/enumerations/documents.ts";
import { message } from "#contract/message.ts";
import { kindOf } from "#domain/document-kind.ts";
import { type DocumentStep, missingDocument, missingTypes } from "#domain/document-needs.ts";

/** The type of the files, and the documents announced for later. */
export interface DocumentAnswers {
  type: DocumentType;
  cvComesLater?: boolean;
  languageProofComesLater?: boolean;
}

/** Stores files and answers first, whichever button was pressed; then shows errors at the upload field (design §7). */
export async function receiveDocuments(
  context: PortalContext,
  account: Account,
  answers: DocumentAnswers,
  post: Post,
  step: DocumentStep,
) {
  const files = post.files.filter(({ field }) => field === "file");
  const fields = kindOf(answers.type);
  const { saved, failed } = await storeFiles(context, { files, key: post.key }, (file, key) =>
    context.api(applicant.uploadDocument, { fields, file }, key),
  );
  const current = await saveAnswers(context, account, answers, post);
  const isUpload = post.intent !== "save" && post.intent !== "continue";
  const messages = failed.map((failure) => failure.message);
  if (isUpload && files.length === 0) messages.push(message("fileRequired"));
  if (post.intent === "continue") messages.push(...(await missingFor(context, current, step)));
  return {
    saved: saved.map(({ name }) => name),
    failure: messages.length > 0 ? { messages, code: failed[0]?.code ?? 422 } : undefined,
  };
}

async function saveAnswers(
  context: PortalContext,
  account: Account,
  { type: _type, ...announced }: DocumentAnswers,
  { key, versions }: Post,
) {
  const names = Object.keys(announced) as (keyof typeof announced)[];
  if (names.every((name) => announced[name] === !!account[name])) return account;
  return context.api(applicant.changeAccount, { body: { ...announced, version: versions.account } }, key);
}

async function missingFor(context: PortalContext, account: Account, step: DocumentStep) {
  const documents = await context.api(applicant.fetchDocuments);
  const missing = missingTypes(step, { account, documents, now: new Date() });
  return missing.map((type) => missingDocument[type] ?? message("required"));
}
