import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { company as calls } from "#contract/calls/company.ts";
import { DeleteComment } from "../../shared/comments/DeleteComment.tsx";
import { Refused } from "../job-openings/Refused.tsx";
import { requireOwnComment } from "./own-comment.server.ts";

export const handle = formPage({ words: ["deleteComment", "companyComment", "companyOpening"] });

export async function loader(args: LoaderFunctionArgs) {
  const { comment, page } = await requireOwnComment(args);
  return json({ text: comment.text, page, formKey: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { at, comment, page } = await requireOwnComment(args);
  const { context } = args;
  return submit(args, actForm, async (_, { key }) => {
    await context.api(calls.deleteComment, { params: { ...at, commentId: comment.id } }, key);
    return redirectWithNotice(context, page, { key: "companyComment:notice.deleted" });
  });
}

export default function DeleteOwnComment() {
  return (
    <DeleteComment {...useLoaderData<typeof loader>()}>
      <Refused />
    </DeleteComment>
  );
}
