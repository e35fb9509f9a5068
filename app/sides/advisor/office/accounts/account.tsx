import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { office } from "#contract/calls/office.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { SignIn } from "./SignIn.tsx";

export const handle = formPage({ words: ["officeAccounts", "office"], accent: "gray" });

export async function loader({ context, params: { accountId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  const account = await context.api(office.fetchAccount, { params: { accountId } });
  return json({ pageTitle: account.name, account, key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const params = { accountId: args.params.accountId ?? "" };
  const here = pathsOf(context, advisorPaths).account(params.accountId);
  return submit(args, actForm, async (_, { key }) => {
    try {
      await context.api(office.unblockSignIn, { params }, key);
    } catch (error) {
      if (!(error instanceof RefusedResponse) || error.refusal.code !== 409) throw error;
      return redirectWithNotice(context, here, { key: "officeAccounts:notice.notBlocked", tone: "blue" });
    }
    return redirectWithNotice(context, here, { key: "officeAccounts:notice.unblocked" });
  });
}

export default function Account() {
  const { account, key } = useLoaderData<typeof loader>();
  return (
    <OfficePage area="accounts" isBelow title={<bdi>{account.name}</bdi>} lead={<span dir="ltr">{account.email}</span>}>
      <SignIn of={account.signIn} formKey={key} />
    </OfficePage>
  );
}
