import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActForm } from "#app/forms/ActForm.tsx";
import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { nameOf } from "./curriculum-vitae.ts";
import { fileVisit } from "./file-visit.server.ts";
import { cvPaths } from "./paths.ts";
import { orderPdf } from "./print-visit.server.ts";
import { sendForm } from "./send.form.server.ts";
import { titleOf } from "./sheet.server.tsx";
import { visitGenerator } from "./visit.server.ts";

export const handle = formPage({ words: ["cvSend", "cv"], accent: "yellow" });

export async function loader({ context }: LoaderFunctionArgs) {
  const { cv, account } = await visitGenerator(context);
  const values = { email: cv.profil.email };
  return json({
    form: await openForm(context, { id: "cv-send", schema: sendForm, values }),
    mayFile: account !== undefined,
    isNameless: !nameOf(cv),
  });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await visitGenerator(args.context);
  const { context } = args;
  if (visit.account && postOf(context).intent === "file") return fileVisit(context, visit);
  return submit(args, sendForm, async ({ email }, { key }) => {
    const body = { ...orderPdf(visit), email, name: nameOf(visit.cv), title: titleOf(visit.cv) };
    await context.api(publicCalls.sendCurriculumVitae, { body }, key);
    return redirectWithNotice(context, visit.paths.final, { key: "cv:mailed", values: { email } });
  });
}

export default function SendPage() {
  const t = useT();
  const paths = usePaths(cvPaths);
  const { form, mayFile, isNameless } = useLoaderData<typeof loader>();
  const mail = usePortalForm(form);
  return (
    <>
      <Band group={1} crumb={{ group: t("cv:name") }} title={t("title")} lead={t("lead")}>
        <ButtonLink kind="primary" arrow={false} to={paths.pdf} reloadDocument>
          {t("download")}
        </ButtonLink>
        <TextLink to={paths.preview}>{t("cv:back")}</TextLink>
      </Band>
      <TextColumn>
        {isNameless && (
          <Message
            tone="yellow"
            title={t("nameless.title")}
            actions={<ButtonLink to={paths.profil}>{t("nameless.toProfil")}</ButtonLink>}
          >
            {t("nameless.hint")}
          </Message>
        )}
        {mayFile && (
          <Card tint>
            <Heading level={2} size="panel">
              {t("file")}
            </Heading>
            <p>{t("fileHint")}</p>
            <ActForm formKey={form.key}>
              <SubmitButton value="file">{t("fileIt")}</SubmitButton>
            </ActForm>
          </Card>
        )}
        <Card>
          <Heading level={2} size="panel">
            {t("mail")}
          </Heading>
          <p>{t("mailHint")}</p>
          <Form of={mail}>
            <TextField of={mail.fields.email} type="email" inputMode="email" autoComplete="email" dir="ltr" />
            <Actions>
              <SubmitButton value="mail">{t("mailIt")}</SubmitButton>
            </Actions>
          </Form>
        </Card>
        <Actions>
          <ButtonLink to={paths.final}>{t("done")}</ButtonLink>
        </Actions>
      </TextColumn>
    </>
  );
}
