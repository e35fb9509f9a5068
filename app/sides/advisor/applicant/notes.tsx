import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { openForm } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Column } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor as calls } from "#contract/calls/advisor.ts";
import { Comments } from "../../shared/comments/Comments.tsx";
import { spotIn, spotWith } from "../inbox/place.ts";
import { advisorPaths } from "../paths.ts";
import { noteForm } from "./note.form.server.ts";
import { Part } from "./Parts.tsx";
import { partPage } from "./part-page.server.ts";

export const handle = formPage({ words: ["deskNotes", "applicantParts", "comments", "history"], accent: "teal" });

export async function loader({ request, context, params: { accountId = "" } }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const { name, notes } = await context.api(calls.fetchNotes, { params: { accountId } });
  const form = await openForm(context, { id: "note", schema: noteForm });
  return json({ ...partPage(request, "notes", { accountId, name }), notes, form });
}

/** Adds a note. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  await requireAdvisor(context);
  const params = { accountId: args.params.accountId ?? "" };
  return submit(args, noteForm, async (body, { key }) => {
    await context.api(calls.addNote, { params, body }, key);
    const here = spotWith(pathsOf(context, advisorPaths).applicantNotes(params.accountId), spotIn(request.url));
    return redirectWithNotice(context, here, { key: "deskNote:notice.added" });
  });
}

export default function Notes() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { accountId, name, notes, spot, form } = useLoaderData<typeof loader>();
  return (
    <Part accountId={accountId} name={name} current="notes" spot={spot} notes={notes.length}>
      <Column>
        <Comments
          key={useFormKey(form)}
          of={notes}
          form={form}
          changeAt={(id) => spotWith(paths.changeNote(accountId, id), spot)}
          deleteAt={(id) => spotWith(paths.deleteNote(accountId, id), spot)}
          readBy={t("private")}
          formerAuthor={t("formerAuthor")}
        />
      </Column>
    </Part>
  );
}
