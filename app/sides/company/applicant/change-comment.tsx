import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "#app/forms/Form.tsx";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { company as calls } from "#contract/calls/company.ts";
import { limits } from "#contract/limits.ts";
import { commentForm } from "./comment.form.server.ts";
import { requireOwnComment } from "./own-comment.server.ts";

export const handle = formPage({ words: ["companyComment"] });

export async function loader(args: LoaderFunctionArgs) {
  const { comment, page } = await requireOwnComment(args);
  const { text, version } = comment;
  const form = await openForm(args.request, args.context, {
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

export default function ChangeComment() {
  const t = useT();
  const { form, page } = useLoaderData<typeof loader>();
  const comment = usePortalForm(form);
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <Form of={comment}>
          <TextAreaField of={comment.fields.text} limit={limits.textCharacters} />
          <Actions>
            <SubmitButton kind="primary">{t("submit")}</SubmitButton>
            <ButtonLink to={page}>{t("back")}</ButtonLink>
          </Actions>
        </Form>
      </TextColumn>
    </>
  );
}
