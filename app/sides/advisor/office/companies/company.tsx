import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { newFormKey, openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { isOneOf, postOf, submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { Unfold } from "#app/ui/Unfold.tsx";
import { office } from "#contract/calls/office.ts";
import { stateOf } from "../../companies/state-in-words.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficeAct } from "../OfficeAct.tsx";
import { OfficePage } from "../OfficePage.tsx";
import { BillingNotices } from "./BillingNotices.tsx";
import { CompanyPeople } from "./CompanyPeople.tsx";
import { companyActs, noticeForm, ownerForm, removalForm } from "./company.form.server.ts";
import { OwnerFields } from "./OwnerFields.tsx";

export const handle = formPage({ words: ["officeCompany", "deskCompanies", "office"], accent: "gray" });

export async function loader({ context, params: { companyId = "" } }: LoaderFunctionArgs) {
  await requireOffice(context);
  const company = await context.api(office.fetchCompany, { params: { companyId } });
  return json({
    company,
    pageTitle: company.name,
    form: await openForm(context, { id: "owner", schema: ownerForm }),
    notice: await openForm(context, { id: "notice", schema: noticeForm }),
    lockKey: newFormKey(),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  const { companyId = "" } = args.params;
  const params = { companyId };
  const here = pathsOf(context, advisorPaths).company(companyId);
  const { intent } = postOf(context);
  if (intent === "tell")
    return submit(args, noticeForm, async (body, { key }) => {
      await context.api(office.tellOfBilling, { params, body }, key);
      return redirectWithNotice(context, here, { key: "officeCompany:notices.told" });
    });
  if (intent === "removeNotice")
    return submit(args, removalForm, async (which, { key }) => {
      await context.api(office.removeNotice, { params: which }, key);
      return redirectWithNotice(context, here, { key: "officeCompany:notices.removed" });
    });
  if (isOneOf(companyActs, intent))
    return submit(args, actForm, async (_, { key }) => {
      await context.api(companyActs[intent], { params }, key);
      return redirectWithNotice(context, here, { key: `officeCompany:notice.${intent}` });
    });
  return submit(args, ownerForm, async (body, { key }) => {
    await context.api(office.inviteOwner, { params, body }, key);
    return redirectWithNotice(context, here, { key: "officeCompany:notice.invited", values: { email: body.email } });
  });
}

export default function Company() {
  const t = useT();
  const { company, form, notice, lockKey } = useLoaderData<typeof loader>();
  const owner = usePortalForm(form);
  const [act, kind] = company.lockedAt ? (["unlock", "secondary"] as const) : (["lock", "destructive"] as const);
  return (
    <OfficePage area="companies" isBelow title={<bdi>{company.name}</bdi>} lead={stateOf(t, company)}>
      <Facts>
        <Fact label={t("fact.seat")}>
          {company.locations[0]
            ? `${company.locations[0].street}, ${company.locations[0].postalCode} ${company.locations[0].city}`
            : company.city}
        </Fact>
        <Fact label={t("fields.email.label")}>
          {company.email ? <TextLink to={`mailto:${company.email}`}>{company.email}</TextLink> : t("fact.none")}
        </Fact>
        <Fact label={t("fields.phone.label")}>
          <span dir="ltr">{company.phone ?? t("fact.none")}</span>
        </Fact>
      </Facts>
      <CompanyPeople of={company} />
      <BillingNotices notices={company.notices} state={notice} formKey={lockKey} />
      <Unfold summary={t("invite.title")} open={owner.holdsText || company.people.length === 0}>
        <p>{t("invite.lead")}</p>
        <Form of={owner}>
          <OwnerFields of={owner.fields} />
          <Actions>
            <SubmitButton value="invite">{t("invite.submit")}</SubmitButton>
          </Actions>
        </Form>
      </Unfold>
      <OfficeAct key={act} act={act} kind={kind} formKey={lockKey} />
    </OfficePage>
  );
}
