import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Actions } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { limits } from "#contract/limits.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";

export const handle = formPage({ words: ["officeAccounts", "office"], accent: "gray" });

export async function loader({ context, params: { accountId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  const account = await context.api(office.fetchAccount, { params: { accountId } });
  // Its day is set: this page would promise another one, and a mail.
  if (account.deletionDueOn) throw redirect(pathsOf(context, advisorPaths).account(accountId));
  const pageTitle = { key: "delete.title", values: { name: isolated(account.name) } };
  return json({ pageTitle, account, key: newFormKey() });
}

/** The account's page names the day of the deletion, and can take it back. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const params = { accountId: args.params.accountId ?? "" };
  return submit(args, actForm, async (_, { key }) => {
    await context.api(office.requestDeletion, { params }, key);
    const account = pathsOf(context, advisorPaths).account(params.accountId);
    return redirectWithNotice(context, account, { key: "officeAccounts:notice.deletion", tone: "blue" });
  });
}

const held = ["applications", "documents", "tickets"] as const;

export default function DeleteAccount() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { pageTitle, account, key } = useLoaderData<typeof loader>();
  const { id, email, createdAt, holds } = account;
  const lead = t("delete.lead", { email: isolated(email), date: formatDay(createdAt) });
  return (
    <OfficePage area="accounts" isBelow title={t("delete.title", pageTitle.values)} lead={lead}>
      <Rows>
        <Row title={t("delete.answers")} />
        {held.map((one) => holds[one] > 0 && <Row key={one} title={t(`delete.${one}`, { count: holds[one] })} />)}
      </Rows>
      <p>{t("delete.told", { count: limits.deletionDays })}</p>
      <p>{t("delete.sides")}</p>
      <ActForm formKey={key}>
        <Actions>
          <SubmitButton kind="destructive" busyLabel={t("delete.busy")}>
            {t("delete.submit")}
          </SubmitButton>
          <TextLink to={paths.account(id)}>{t("office:leave")}</TextLink>
        </Actions>
      </ActForm>
    </OfficePage>
  );
}
