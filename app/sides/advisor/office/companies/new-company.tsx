import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { CheckboxField } from "#app/forms/fields/ChoiceField.tsx";
import { PostalFields } from "#app/forms/fields/PostalFields.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { office } from "#contract/calls/office.ts";
import { limits } from "#contract/limits.ts";
import { readMessage } from "#contract/message.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { newCompanyForm } from "./company.form.server.ts";
import { OwnerFields } from "./OwnerFields.tsx";

export const handle = formPage({ words: ["officeCompany", "office"], accent: "gray" });

export async function loader({ context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const form = await openForm(context, { id: "new-company", schema: newCompanyForm });
  return json({ pageTitle: { key: "new.title" }, form });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  return submit(args, newCompanyForm, async (body, { key }) => {
    const { id } = await context.api(office.addCompany, { body }, key);
    const notice = { key: "officeCompany:notice.added", values: { company: body.name, email: body.email } };
    return redirectWithNotice(context, pathsOf(context, advisorPaths).company(id), notice);
  });
}

export default function NewCompany() {
  const t = useT();
  const { form } = useLoaderData<typeof loader>();
  const company = usePortalForm(form);
  const { fields } = company;
  const isKnown = fields.name.errors?.some((error) => readMessage(error).key === "companyNamed");
  return (
    <OfficePage area="companies" isBelow title={t("new.title")} lead={t("new.lead", { count: limits.invitationDays })}>
      <Form of={company}>
        <FieldSet legend={t("group.company")}>
          <TextField of={fields.name} />
          {isKnown && <CheckboxField of={fields.isAnother} />}
          <PostalFields street={fields.street} postalCode={fields.postalCode} city={fields.city} autoComplete="off" />
          <TextField of={fields.phone} type="tel" inputMode="tel" dir="ltr" />
        </FieldSet>
        <FieldSet legend={t("group.owner")}>
          <OwnerFields of={fields} />
        </FieldSet>
        <Actions>
          <SubmitButton kind="primary">{t("new.submit")}</SubmitButton>
        </Actions>
      </Form>
    </OfficePage>
  );
}
