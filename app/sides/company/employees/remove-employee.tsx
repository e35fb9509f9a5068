import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { unlessRefused } from "#app/forms/unless-refused.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { nameOf } from "#domain/person-name.ts";
import { companyPaths } from "../paths.ts";
import { AskAgain } from "./AskAgain.tsx";
import { requireEmployee } from "./employee.server.ts";

export const handle = formPage({ words: ["removeEmployee"] });

export async function loader(args: LoaderFunctionArgs) {
  const { of: params, may } = await requireEmployee(args);
  const employee = await args.context.api(calls.fetchEmployee, { params });
  const mayRemove = may(calls.removeEmployee);
  const act = employee.invitation ? "withdraw" : "remove";
  const pageTitle = { key: `${act}.title`, values: { name: nameOf(employee) } };
  return json({ pageTitle, act, employee, mayRemove, key: newFormKey() }, { status: mayRemove ? 200 : 403 });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { of: params } = await requireEmployee(args);
  const list = pathsOf(context, companyPaths).employees;
  const gone = { codes: [404], to: list, notice: "employees:notice.gone" };
  return submit(args, actForm, (_, { key }) =>
    unlessRefused(context, gone, async () => {
      await context.api(calls.removeEmployee, { params }, key);
      return redirectWithNotice(context, list, { key: "employees:notice.removed" });
    }),
  );
}

export default function RemoveEmployee() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { pageTitle, act, employee, mayRemove, key } = useLoaderData<typeof loader>();
  return (
    <AskAgain
      title={t(`${act}.title`, pageTitle.values)}
      lead={t(`${act}.lead`)}
      submit={t(`${act}.submit`)}
      leave={t("leave")}
      back={paths.employee(employee.id)}
      objection={employee.isOwner ? t("not.owner") : mayRemove ? null : t("not.right")}
      formKey={key}
    >
      <p>{t(`${act}.stays`)}</p>
    </AskAgain>
  );
}
