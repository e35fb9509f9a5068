import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { postOf } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { limits } from "#contract/limits.ts";
import { ExportFirst } from "../../shared/my-data/ExportFirst.tsx";
import { applicantPaths } from "../paths.ts";

export const handle = page({ words: ["deletion", "ownExport", "profile"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { deletionDueOn } = await requireApplicant(context);
  // Its day is set: this page would promise another one.
  if (deletionDueOn) throw redirect(pathsOf(context, applicantPaths).myData);
  return json({ key: newFormKey() });
}

/** The next page names the day of the deletion, and can revoke it. */
export async function action({ context }: ActionFunctionArgs) {
  await requireApplicant(context);
  await context.api(applicant.requestDeletion, undefined, postOf(context).key);
  const notice = { key: "myData:notice.deletion", tone: "blue" } as const;
  return redirectWithNotice(context, pathsOf(context, applicantPaths).myData, notice);
}

const losses = ["answers", "applications", "signIn"] as const;

export default function RequestDeletion() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { key } = useLoaderData<typeof loader>();
  return (
    <>
      <Band
        crumb={{ group: t("profile:crumb"), position: t("profile:view.data") }}
        title={t("title")}
        lead={t("lead", { count: limits.deletionDays })}
      />
      <TextColumn>
        <Rows>
          {losses.map((loss) => (
            <Row key={loss} title={t(`losses.${loss}`)} />
          ))}
        </Rows>
        <ExportFirst address={paths.exportData} />
        <ActForm formKey={key}>
          <Actions>
            <SubmitButton kind="destructive" busyLabel={t("deleting")}>
              {t("delete")}
            </SubmitButton>
            <ButtonLink to={paths.myData}>{t("keep")}</ButtonLink>
          </Actions>
        </ActForm>
      </TextColumn>
    </>
  );
}
