import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newFormKey } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { submit } from "#app/forms/submit.server.ts";
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

export const handle = formPage({ words: ["handOver"] });

export async function loader(args: LoaderFunctionArgs) {
  const { of: params, company, may } = await requireEmployee(args);
  const employee = await args.context.api(calls.fetchEmployee, { params });
  const mayHandOver = may(calls.handOverOwnership);
  const status = mayHandOver ? 200 : 403;
  const pageTitle = { key: "title", values: { name: nameOf(employee) } };
  return json({ employee, company: company.name, pageTitle, mayHandOver, key: newFormKey() }, { status });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { of: params } = await requireEmployee(args);
  return submit(args, actForm, async (_, { key }) => {
    await context.api(calls.handOverOwnership, { params }, key);
    const notice = { key: "employees:notice.handedOver" };
    return redirectWithNotice(context, pathsOf(context, companyPaths).employees, notice);
  });
}

export default function HandOver() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { employee, company, pageTitle, mayHandOver, key } = useLoaderData<typeof loader>();
  const objection = employee.isOwner ? "owner" : employee.invitation ? "invited" : mayHandOver ? null : "right";
  return (
    <AskAgain
      title={t("title", pageTitle.values)}
      lead={t("lead", { ...pageTitle.values, company })}
      submit={t("submit")}
      leave={t("leave")}
      back={paths.employee(employee.id)}
      objection={objection && t(`not.${objection}`)}
      formKey={key}
    >
      <p>{t("stays")}</p>
    </AskAgain>
  );
}
