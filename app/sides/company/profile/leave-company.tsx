import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { Refused } from "../job-openings/Refused.tsx";
import { companyPaths } from "../paths.ts";

export const handle = formPage({ words: ["leaveCompany"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company } = await requireColleague(context);
  const pageTitle = { key: "title", values: { company: company.name } };
  return json({ pageTitle, isOwner: company.isOwner, key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { company } = await requireColleague(context);
  return submit(args, actForm, async (_, { key }) => {
    await context.api(calls.leaveCompany, { params: { companyId: company.id } }, key);
    const notice = { key: "leaveCompany:notice.left", values: { company: company.name } };
    return redirectWithNotice(context, pathsOf(context, companyPaths).chooseCompany, notice);
  });
}

export default function LeaveCompany() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { pageTitle, isOwner, key } = useLoaderData<typeof loader>();
  return (
    <>
      <Band
        crumb={{ group: <TextLink to={paths.settings}>{t("company:nav.settings")}</TextLink> }}
        title={t("title", pageTitle.values)}
        lead={t("lead")}
      />
      <TextColumn>
        <Refused />
        <p>{t("stays")}</p>
        {isOwner && (
          <p>
            {t("owner")} <TextLink to={paths.employees}>{t("company:firm.employees")}</TextLink>
          </p>
        )}
        <ActForm formKey={key} fields={{ formId: "question" }}>
          <Actions>
            <SubmitButton kind="destructive">{t("submit")}</SubmitButton>
            <ButtonLink to={paths.settings}>{t("keep")}</ButtonLink>
          </Actions>
        </ActForm>
      </TextColumn>
    </>
  );
}
