import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireCompanyUser } from "#app/auth/require-colleague.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Actions, TextColumn } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { ExportFirst } from "../../shared/my-data/ExportFirst.tsx";
import { Refused } from "../job-openings/Refused.tsx";
import { companyPaths } from "../paths.ts";

export const handle = formPage({ words: ["deleteAccess", "ownExport"] });

/** For company users, also without a company. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { companies } = await requireCompanyUser(context);
  const owned = companies.filter(({ isOwner, invitationPending }) => isOwner && !invitationPending);
  const names = owned.map(({ name }) => isolated(name));
  return json({ owned: new Intl.ListFormat(context.language).format(names), key: newFormKey() });
}

/** Ends the session as well; the page of signing in says that the access is gone. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireCompanyUser(context);
  return submit(args, actForm, async (_, { key }) => {
    await context.api(calls.deleteCompanyUser, undefined, key);
    const signIn = sharedPaths.signIn("company");
    const answer = await redirectWithNotice(context, signIn, { key: "interaction:accessDeleted" });
    answer.headers.append("Set-Cookie", await context.session.end());
    return answer;
  });
}

const effects = ["companies", "requests", "kept", "signIn"] as const;

export default function DeleteAccess() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { owned, key } = useLoaderData<typeof loader>();
  return (
    <>
      <Band
        crumb={{ group: <TextLink to={paths.myData}>{t("company:profile.myData")}</TextLink> }}
        title={t("title")}
        lead={t("lead")}
      />
      <TextColumn>
        <Refused />
        <Rows>
          {effects.map((effect) => (
            <Row key={effect} title={t(`effects.${effect}`)} />
          ))}
        </Rows>
        {owned && (
          <p>
            {t("owner", { companies: owned })} <TextLink to={paths.employees}>{t("company:firm.employees")}</TextLink>
          </p>
        )}
        <ExportFirst address={paths.exportData} />
        <ActForm formKey={key} fields={{ formId: "question" }} reloadDocument>
          <Actions>
            <SubmitButton kind="destructive">{t("submit")}</SubmitButton>
            <ButtonLink to={paths.myData}>{t("keep")}</ButtonLink>
          </Actions>
        </ActForm>
      </TextColumn>
    </>
  );
}
