import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActForm } from "#app/forms/ActForm.tsx";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { usePaths } from "#app/use-paths.ts";
import { cvPaths } from "./paths.ts";
import { visitGenerator } from "./visit.server.ts";

export const handle = page({ words: ["cvDelete", "cv"], accent: "yellow" });

export async function loader({ context }: LoaderFunctionArgs) {
  await visitGenerator(context);
  return json({ owner: await context.drafts.ownerMark() });
}

export async function action({ context }: ActionFunctionArgs) {
  const { paths } = await visitGenerator(context);
  const answer = await redirectWithNotice(context, paths.start, { key: "cv:deleted" });
  answer.headers.append("Set-Cookie", await context.curriculumVitae.drop());
  return answer;
}

export default function DeletePage() {
  const t = useT();
  const paths = usePaths(cvPaths);
  const { owner } = useLoaderData<typeof loader>();
  return (
    <>
      <Band group={1} crumb={{ group: t("cv:name") }} title={t("title")} lead={t("lead")} />
      <TextColumn>
        <ActForm owner={owner}>
          <Actions>
            <SubmitButton kind="destructive">{t("delete")}</SubmitButton>{" "}
            <ButtonLink to={paths.preview}>{t("keep")}</ButtonLink>
          </Actions>
        </ActForm>
      </TextColumn>
    </>
  );
}
