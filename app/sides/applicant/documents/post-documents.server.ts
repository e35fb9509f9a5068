import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import { carryOutOrRefuse, postOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { type Notice, redirectWithNotice } from "#app/notice.server.ts";
import { pathsOf } from "#app/paths.ts";
import type { Account } from "#contract/entities/account.ts";
import type { DocumentStep } from "#domain/document-needs.ts";
import { applicantPaths } from "../paths.ts";
import { uploadId } from "./document-pages.ts";
import { type DocumentAnswers, receiveDocuments } from "./receive-documents.server.ts";

interface Page<S> {
  schema: S;
  step: DocumentStep;
  /** The page's own path, and where *Continue* leads. */
  here: string;
  next: string;
}

/** A post of a documents page: files are kept whichever button was pressed (ADR 0019). */
export async function postDocuments<S extends z.ZodType<DocumentAnswers>>(
  args: ActionFunctionArgs,
  account: Account,
  { schema, step, here, next }: Page<S>,
) {
  const { context } = args;
  const submission = readForm(context, schema);
  if (submission.status !== "success") return refuse(context, submission.reply());
  return carryOutOrRefuse(args, submission, async () => {
    const post = postOf(context);
    const { saved, failure } = await receiveDocuments(context, account, submission.value, post, step);
    if (failure) return refuse(context, submission.reply({ fieldErrors: { file: failure.messages } }), failure.code);
    if (post.intent === "continue") return redirect(next, 303);
    if (post.intent === "save")
      return redirectWithNotice(context, pathsOf(context, applicantPaths).home, { key: "common:notice.saved" });
    return redirectWithNotice(context, here, { ...noticeOf(saved), at: uploadId });
  });
}

const noticeOf = (saved: string[]): Notice =>
  saved.length === 1
    ? { key: "documents:notice.savedFile", values: { name: saved[0] ?? "" } }
    : { key: "documents:notice.savedFiles", values: { count: saved.length } };
