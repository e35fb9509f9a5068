import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { ChangeComment } from "../../shared/comments/ChangeComment.tsx";
import { noteForm } from "./note.form.server.ts";
import { requireOwnNote } from "./own-note.server.ts";

export const handle = formPage({ words: ["deskNote"], accent: "teal" });

export async function loader(args: LoaderFunctionArgs) {
  const { note, page, pageTitle } = await requireOwnNote(args);
  const { text, version } = note;
  const options = { id: "note", schema: noteForm, values: { text }, versions: { note: version } };
  return json({ pageTitle, form: await openForm(args.context, options), page });
}

export async function action(args: ActionFunctionArgs) {
  const { at, page } = await requireOwnNote(args);
  const { context } = args;
  return submit(args, noteForm, async ({ text }, { versions, key }) => {
    await context.api(calls.changeNote, { params: at, body: { text, version: versions.note } }, key);
    return redirectWithNotice(context, page, { key: "deskNote:notice.changed" });
  });
}

export default function ChangeNote() {
  return <ChangeComment {...useLoaderData<typeof loader>()} />;
}
