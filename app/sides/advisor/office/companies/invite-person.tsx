import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { isolated } from "#app/i18n/isolated.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { office } from "#contract/calls/office.ts";
import { limits } from "#contract/limits.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { colleagueForm } from "./company.form.server.ts";
import { OwnerFields } from "./OwnerFields.tsx";
import { RightsField } from "./RightsField.tsx";

export const handle = formPage({ words: ["officePerson", "rights", "office"], accent: "gray" });

export async function loader({ context, params: { companyId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { id, name } = await context.api(office.fetchCompany, { params: { companyId } });
  const pageTitle = { key: "invite.title", values: { company: isolated(name) } };
  return json({ pageTitle, id, form: await openForm(context, { id: "colleague", schema: colleagueForm }) });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  await requireOffice(context);
  const { companyId = "" } = params;
  return submit(args, colleagueForm, async (body, { key }) => {
    await context.api(office.inviteEmployee, { params: { companyId }, body }, key);
    const notice = { key: "officeCompany:notice.invited", values: { email: body.email } };
    return redirectWithNotice(context, pathsOf(context, advisorPaths).company(companyId), notice);
  });
}

export default function InvitePerson() {
  const t = useT();
  const paths = usePaths(advisorPaths);
  const { id, pageTitle, form } = useLoaderData<typeof loader>();
  const person = usePortalForm(form);
  const { fields } = person;
  return (
    <OfficePage
      area="companies"
      isBelow
      title={t("invite.title", pageTitle.values)}
      lead={t("invite.lead", { count: limits.invitationDays })}
    >
      <Form of={person}>
        <OwnerFields of={fields} />
        <RightsField of={fields.permissions} />
        <Actions note={t("told")}>
          <SubmitButton kind="primary">{t("invite.submit")}</SubmitButton>
          <TextLink to={paths.company(id)}>{t("office:leave")}</TextLink>
        </Actions>
      </Form>
    </OfficePage>
  );
}
