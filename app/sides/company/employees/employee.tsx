import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActForm } from "#app/forms/ActForm.tsx";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { formatDay } from "#app/i18n/format.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { WithAside, Wrap } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { isEditable } from "#domain/permissions.ts";
import { nameOf } from "#domain/person-name.ts";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { EmployeeAside } from "./EmployeeAside.tsx";
import { EmployeeFacts } from "./EmployeeFacts.tsx";
import { EmployeeFields } from "./EmployeeFields.tsx";
import { employeeForm } from "./employee.form.server.ts";
import { requireEmployee } from "./employee.server.ts";
import { ownRights } from "./own-rights.ts";

export const handle = formPage({ words: ["employee", "rights"] });

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const { of: params, user, company, may } = await requireEmployee(args);
  const employee = await context.api(calls.fetchEmployee, { params });
  const versions = { employee: employee.version };
  return json({
    pageTitle: nameOf(employee),
    form: await openForm(context, { id: "employee", schema: employeeForm, values: employee, versions }),
    employee,
    hasExpired: employee.invitation !== null && new Date(employee.invitation.expiresAt) <= new Date(),
    isReader: employee.id === user.id,
    own: ownRights(company),
    mayResend: may(calls.resendInvitation),
    formKey: newFormKey(),
    mayEdit: may(calls.changeEmployee),
    mayRemove: may(calls.removeEmployee),
    mayHandOver: may(calls.handOverOwnership),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { of: params } = await requireEmployee(args);
  return submit(args, employeeForm, async ({ department, position, permissions }, { key, versions }) => {
    const answers = { department: department ?? null, position: position ?? null, permissions };
    const body = { ...answers, version: versions.employee };
    const saved = await context.api(calls.changeEmployee, { params, body }, key);
    const notice = { key: "employees:notice.saved", values: { name: nameOf(saved) } };
    return redirectWithNotice(context, pathsOf(context, companyPaths).employees, notice);
  });
}

export default function EmployeePage() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { form, employee, hasExpired, isReader, own, mayEdit, mayRemove, mayHandOver, ...resending } =
    useLoaderData<typeof loader>();
  const { invitation, joinedAt, isOwner } = employee;
  const since = invitation
    ? t(hasExpired ? "lead.expired" : "lead.invited", {
        date: formatDay(invitation.sentAt),
        until: formatDay(invitation.expiresAt),
      })
    : t("lead.since", { date: formatDay(joinedAt ?? "") });
  // An invitation is sent again instead.
  const isColleague = isEditable(employee) && !invitation;
  const isForm = mayEdit && isColleague;
  const ofInvited = resending.mayResend ? "invited" : "inviting";
  const whyNot = isOwner ? "owner" : invitation ? ofInvited : "right";
  return (
    <>
      <Band
        crumb={{ group: <TextLink to={paths.employees}>{t("company:firm.employees")}</TextLink> }}
        title={<bdi>{nameOf(employee)}</bdi>}
        lead={isForm ? `${since} ${t("lead.told")}` : since}
      >
        {invitation && resending.mayResend && (
          <ActForm
            action={paths.employees}
            formKey={resending.formKey}
            fields={{ formId: "resend", employeeId: employee.id }}
          >
            <SubmitButton>{t("resend")}</SubmitButton>
          </ActForm>
        )}
      </Band>
      <Wrap>
        <WithAside
          aside={
            <EmployeeAside
              of={employee}
              isReader={isReader}
              mayRemove={mayRemove && isEditable(employee)}
              mayHandOver={mayHandOver && isColleague}
            />
          }
        >
          <EmployeeFacts of={employee} />
          {!isForm && <WhoCan>{t(`not.${whyNot}`)}</WhoCan>}
          <EmployeeFields state={form} own={own} mayEdit={isForm} />
        </WithAside>
      </Wrap>
    </>
  );
}
