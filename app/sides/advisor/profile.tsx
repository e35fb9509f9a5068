import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { requireAdvisor } from "#app/auth/require-advisor.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { FileField } from "#app/forms/fields/FileField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { storeFiles } from "#app/forms/store-files.server.ts";
import { carryOutOrRefuse, postOf, readForm, refuse } from "#app/forms/submit.server.ts";
import { UploadAnnouncement, UploadState } from "#app/forms/UploadState.tsx";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { Person } from "#app/ui/Person.tsx";
import { usePaths } from "#app/use-paths.ts";
import { advisor } from "#contract/calls/advisor.ts";
import { pictureExtensions } from "#contract/enumerations/documents.ts";
import { message } from "#contract/message.ts";
import { advisorPaths } from "./paths.ts";
import { pictureForm } from "./profile.form.server.ts";

export const handle = formPage({ words: ["advisorProfile"], takesFiles: true, accent: "teal" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdvisor(context);
  const me = await context.api(advisor.fetchMe);
  return json({ me, form: await openForm(request, context, { id: "picture", schema: pictureForm }) });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireAdvisor(context);
  const submission = readForm(context, pictureForm);
  return carryOutOrRefuse(args, submission, async () => {
    const { saved, failed } = await storeFiles(context, postOf(context), (file, key) =>
      context.api(advisor.uploadPicture, { fields: {}, file }, key),
    );
    if (saved.length > 0)
      return redirectWithNotice(context, pathsOf(context, advisorPaths).profile, {
        key: "advisorProfile:notice.saved",
      });
    const reasons = failed.map((failure) => failure.message);
    const file = reasons.length > 0 ? reasons : [message("fileRequired")];
    return refuse(context, submission.reply({ fieldErrors: { file } }), failed[0]?.code);
  });
}

export default function AdvisorProfile() {
  const t = useT();
  const { me, form } = useLoaderData<typeof loader>();
  const picture = usePortalForm(form);
  const paths = usePaths(advisorPaths);
  const isBusy = useNavigation().formMethod === "POST";
  // A new picture has a new path: the address changes with it, and no old one is shown.
  const shown = me.imagePath ? `${paths.picture}?${me.imagePath.replace(/.*\//, "")}` : undefined;
  return (
    <>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <section className="stack-m">
          <Heading level={2}>{t("seen")}</Heading>
          <Person name={<bdi>{me.name}</bdi>} role={<bdi dir="ltr">{me.email}</bdi>} picture={shown} />
          {!me.imagePath && <p>{t("none")}</p>}
        </section>
        <Form of={picture} encType="multipart/form-data">
          <FileField of={picture.fileField("file")} extensions={pictureExtensions} single />
          <UploadState />
          <Actions>
            <Button kind="primary" type="submit" busy={isBusy} busyLabel={t("uploading")}>
              {t("upload")}
            </Button>
          </Actions>
        </Form>
        <UploadAnnouncement />
      </TextColumn>
    </>
  );
}
