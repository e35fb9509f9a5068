import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { DeleteComment } from "../../shared/comments/DeleteComment.tsx";
import { requireOwnNote } from "./own-note.server.ts";

export const handle = formPage({ words: ["deleteNote", "deskNote"], accent: "teal" });

export async function loader(args: LoaderFunctionArgs) {
  const { note, page, pageTitle } = await requireOwnNote(args);
  return json({ pageTitle, text: note.text, page, formKey: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { at, page } = await requireOwnNote(args);
  const { context } = args;
  return submit(args, actForm, (_, { key }) =>
    unlessRefused(context, { codes: [404, 409, 422], to: page, notice: "advisor:moved" }, async () => {
      await context.api(calls.deleteNote, { params: at }, key);
      return redirectWithNotice(context, page, { key: "deskNote:notice.deleted" });
    }),
  );
}

export default function DeleteNote() {
  return <DeleteComment {...useLoaderData<typeof loader>()} />;
}
