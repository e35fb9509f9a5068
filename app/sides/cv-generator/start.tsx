import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Form } from "#app/forms/Form.tsx";
import { FileField } from "#app/forms/fields/FileField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { fileForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { usePaths } from "#app/use-paths.ts";
import { sheetLooks } from "./curriculum-vitae.ts";
import { LookPicture } from "./LookPicture.tsx";
import { cvPaths } from "./paths.ts";
import { receiveResume } from "./receive-resume.server.ts";
import { visitGenerator } from "./visit.server.ts";

export const handle = formPage({ words: ["cvStart", "cv"], takesFiles: true, accent: "yellow" });

export async function loader({ context }: LoaderFunctionArgs) {
  const { hasBegun } = await visitGenerator(context);
  const isSignedIn = (await context.session.read()) !== undefined;
  return json({
    hasBegun,
    isSignedIn,
    form: await openForm(context, { id: "cv-resume", schema: fileForm }),
  });
}

export async function action(args: ActionFunctionArgs) {
  const visit = await visitGenerator(args.context);
  return receiveResume(args.context, visit);
}

export default function StartPage() {
  const t = useT();
  const paths = usePaths(cvPaths);
  const { hasBegun, isSignedIn, form } = useLoaderData<typeof loader>();
  const resume = usePortalForm(form);
  return (
    <>
      <Band
        tall
        group={1}
        crumb={{ group: t("cv:name") }}
        title={t("title")}
        lead={t(isSignedIn ? "lead" : "leadWithoutAccount")}
      >
        <ButtonLink kind="primary" to={paths.profil}>
          {t(hasBegun ? "goOn" : "begin")}
        </ButtonLink>
      </Band>
      <TextColumn>
        {hasBegun && (
          <Message tone="blue" actions={<TextLink to={paths.delete}>{t("startAgain")}</TextLink>}>
            {t("isThere")}
          </Message>
        )}
        <ul className="looks" aria-label={t("looks")}>
          {sheetLooks.map((look) => (
            <li key={look}>
              <LookPicture look={look} />
              {t(`cv:look.${look}`)}
            </li>
          ))}
        </ul>
        <p>{t("kept")}</p>
        <Unfold summary={t("load")} open={resume.form.status === "error"}>
          <p>{t("loadHint")}</p>
          <Form of={resume} encType="multipart/form-data">
            <FileField of={resume.fileField("resume")} extensions={["json"]} single />
            <Actions note={hasBegun ? t("replaces") : undefined}>
              <SubmitButton>{t("loadIt")}</SubmitButton>
            </Actions>
          </Form>
        </Unfold>
      </TextColumn>
    </>
  );
}
