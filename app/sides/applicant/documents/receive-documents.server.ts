import type { z } from "zod";
import type { PortalContext } from "#app/context.ts";
import { storeFiles } from "#app/forms/store-files.server.ts";
import type { Post } from "#app/forms/submit.server.ts";
import { applicant } from "#contract/applicant.ts";
import type { Account } from "#contract/entities/account.ts";
import { message } from "#contract/message.ts";
import { kindOf } from "#domain/document-kind.ts";
import { documentNeeds, type NeededDocument } from "#domain/document-needs.ts";
import type { documentsForm } from "./documents.form.server.ts";

type Answers = z.output<typeof documentsForm>;

/** Stores files and answers first, whatever was meant; then says what is wrong at the upload field (design §7). */
export async function receiveDocuments(context: PortalContext, account: Account, answers: Answers, post: Post) {
  const files = post.files.filter(({ field }) => field === "file");
  const fields = kindOf(answers.type);
  const { saved, failed } = await storeFiles(context, { files, key: post.key }, (file, key) =>
    context.api(applicant.uploadDocument, { fields, file }, key),
  );
  const current = await saveAnswers(context, account, answers, post);
  const isUpload = post.intent !== "save" && post.intent !== "continue";
  const messages = failed.map((failure) => failure.message);
  if (isUpload && files.length === 0) messages.push(message("fileRequired"));
  if (post.intent === "continue") messages.push(...(await missingFor(context, current)));
  return {
    saved: saved.map(({ name }) => name),
    failure: messages.length > 0 ? { messages, code: failed[0]?.code ?? 422 } : undefined,
  };
}

async function saveAnswers(context: PortalContext, account: Account, answers: Answers, { key, versions }: Post) {
  const { cvComesLater, languageProofComesLater } = answers;
  const isSame =
    cvComesLater === !!account.cvComesLater && languageProofComesLater === !!account.languageProofComesLater;
  if (isSame) return account;
  const body = { cvComesLater, languageProofComesLater, version: versions.account };
  return context.api(applicant.changeAccount, { body }, key);
}

async function missingFor(context: PortalContext, account: Account) {
  const documents = await context.api(applicant.fetchDocuments);
  const missing = documentNeeds({ account, documents }).filter(({ state }) => state === "missing");
  return missing.map(({ type }) => missingMessages[type] ?? message("required"));
}

const missingMessages: Partial<Record<NeededDocument, string>> = {
  CV: message("cvMissing"),
  Certificate: message("certificateMissing"),
  "Certificate German skills": message("languageProofMissing"),
};
