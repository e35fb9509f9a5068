import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { advisorPaths } from "../../paths.ts";
import { SaveTable } from "../../SaveTable.tsx";
import { OfficePage } from "../OfficePage.tsx";
import { unblock } from "../sign-in/unblock.server.ts";
import { Address } from "./Address.tsx";
import { addressForm } from "./account.form.server.ts";
import { Deletion } from "./Deletion.tsx";
import { SignIn } from "./SignIn.tsx";

export const handle = formPage({ words: ["officeAccounts", "office", "signInBlocks"], accent: "gray" });

export async function loader({ context, params: { accountId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  const account = await context.api(office.fetchAccount, { params: { accountId } });
  const versions = { account: account.version };
  const address = await openForm(context, { id: "address", schema: addressForm, versions });
  return json({ pageTitle: account.name, account, address, key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const params = { accountId: args.params.accountId ?? "" };
  const here = pathsOf(context, advisorPaths).account(params.accountId);
  const { intent } = postOf(context);
  if (intent === "keep")
    return submit(args, actForm, async (_, { key }) => {
      await context.api(office.cancelDeletion, { params }, key);
      return redirectWithNotice(context, here, { key: "officeAccounts:notice.kept" });
    });
  if (intent === "address")
    return submit(args, addressForm, async ({ email }, { key, versions }) => {
      await context.api(office.changeAddress, { params, body: { email, version: versions.account } }, key);
      return redirectWithNotice(context, here, { key: "officeAccounts:notice.address", values: { email } });
    });
  if (intent === "unblock") return unblock(args, (key) => context.api(office.unblockSignIn, { params }, key), here);
  throw new Response(null, { status: 400 });
}

export default function Account() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { account, address, key } = useLoaderData<typeof loader>();
  return (
    <OfficePage area="accounts" isBelow title={<bdi>{account.name}</bdi>} lead={<span dir="ltr">{account.email}</span>}>
      <SignIn of={account.signIn} formKey={key} />
      {account.signIn && <Address form={address} />}
      <section className="stack">
        <Heading level={2}>{t("remarks.title")}</Heading>
        <p>{t("remarks.lead")}</p>
        <p>
          <SaveTable to={`${paths.account(account.id)}/remarks`} />
        </p>
      </section>
      <Deletion of={account} formKey={key} />
    </OfficePage>
  );
}
