import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { company as calls } from "#contract/calls/company.ts";
import { ChangeComment } from "../../shared/comments/ChangeComment.tsx";
import { commentForm } from "./comment.form.server.ts";
import { requireOwnComment } from "./own-comment.server.ts";

export const handle = formPage({ words: ["companyComment"] });

export async function loader(args: LoaderFunctionArgs) {
  const { comment, page } = await requireOwnComment(args);
  const { text, version } = comment;
  const form = await openForm(args.context, {
    id: "comment",
    schema: commentForm,
    values: { text },
    versions: { comment: version },
  });
  return json({ form, page });
}

export async function action(args: ActionFunctionArgs) {
  const { at, comment, page } = await requireOwnComment(args);
  const { context } = args;
  return submit(args, commentForm, async ({ text }, { versions, key }) => {
    const body = { commentId: comment.id, text, version: versions.comment };
    await context.api(calls.changeComment, { params: at, body }, key);
    return redirectWithNotice(context, page, { key: "companyComment:notice.changed" });
  });
}

export default function ChangeOwnComment() {
  return <ChangeComment {...useLoaderData<typeof loader>()} />;
}
