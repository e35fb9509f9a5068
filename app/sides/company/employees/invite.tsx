import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { Form } from "#app/forms/Form.tsx";
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
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { Actions, WithAside, Wrap } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { usePaths } from "#app/use-paths.ts";
import { company as calls } from "#contract/calls/company.ts";
import { limits } from "#contract/limits.ts";
import { companyPaths } from "../paths.ts";
import { WhoCan } from "../WhoCan.tsx";
import { EverybodyMay } from "./EverybodyMay.tsx";
import { inviteForm } from "./invite.form.server.ts";
import { ownRights } from "./own-rights.ts";
import { RightsFields } from "./RightsFields.tsx";

export const handle = formPage({ words: ["inviteEmployee", "rights"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company, may } = await requireColleague(context);
  const mayInvite = may(calls.inviteEmployee);
  const form = await openForm(context, { id: "invite", schema: inviteForm });
  return json({ form, mayInvite, own: ownRights(company) }, mayInvite ? 200 : 403);
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { company } = await requireColleague(context);
  return submit(args, inviteForm, async (body, { key }) => {
    await context.api(calls.inviteEmployee, { params: { companyId: company.id }, body }, key);
    // Somebody who has an account already is listed by the name there.
    const values = { email: body.email, count: limits.invitationDays };
    const notice = { key: "employees:notice.invited", values };
    return redirectWithNotice(context, pathsOf(context, companyPaths).employees, notice);
  });
}

export default function InviteEmployee() {
  const t = useT();
  const paths = usePaths(companyPaths);
  const { form, mayInvite, own } = useLoaderData<typeof loader>();
  const invitation = usePortalForm(form);
  const { fields } = invitation;
  return (
    <>
      <Band
        crumb={{ group: <TextLink to={paths.employees}>{t("company:firm.employees")}</TextLink> }}
        title={t("title")}
        lead={t("lead", { count: limits.invitationDays })}
      />
      <Wrap>
        <WithAside aside={<EverybodyMay />}>
          {!mayInvite && <WhoCan>{t("whoInvites")}</WhoCan>}
          {(mayInvite || invitation.holdsText) && (
            <Form of={invitation}>
              <FieldSet legend={t("person")}>
                <div className="pair">
                  <TextField of={fields.firstName} />
                  <TextField of={fields.lastName} />
                </div>
                <TextField of={fields.email} type="email" dir="ltr" />
              </FieldSet>
              <RightsFields of={fields.permissions} legend={t("fields.permissions.label")} own={own} />
              {mayInvite && (
                <Actions>
                  <SubmitButton kind="primary">{t("submit")}</SubmitButton>
                  <ButtonLink to={paths.employees}>{t("leave")}</ButtonLink>
                </Actions>
              )}
            </Form>
          )}
        </WithAside>
      </Wrap>
    </>
  );
}
