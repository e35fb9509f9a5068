import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { company as calls } from "#contract/calls/company.ts";
import { Refused } from "../job-openings/Refused.tsx";
import { requireOwnComment } from "./own-comment.server.ts";

export const handle = formPage({ words: ["deleteComment", "companyComment", "companyOpening"] });

export async function loader(args: LoaderFunctionArgs) {
  const { comment, page } = await requireOwnComment(args);
  return json({ text: comment.text, page, key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { at, comment, page } = await requireOwnComment(args);
  const { context } = args;
  return submit(args, actForm, async (_, { key }) => {
    await context.api(calls.deleteComment, { params: { ...at, commentId: comment.id } }, key);
    return redirectWithNotice(context, page, { key: "companyComment:notice.deleted" });
  });
}

export default function DeleteComment() {
  const t = useT();
  const { text, page, key } = useLoaderData<typeof loader>();
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <Refused />
        <blockquote className="written" dir="auto">
          {text}
        </blockquote>
        <ActForm formKey={key} fields={{ formId: "delete" }}>
          <Actions>
            <SubmitButton kind="destructive">{t("submit")}</SubmitButton>
            <ButtonLink to={page}>{t("companyComment:back")}</ButtonLink>
          </Actions>
        </ActForm>
      </TextColumn>
    </>
  );
}
