import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { TextAreaField } from "#app/forms/fields/TextAreaField.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { DefaultButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { FieldSet } from "#app/ui/field/FieldSet.tsx";
import { company as calls } from "#contract/calls/company.ts";
import { limits } from "#contract/limits.ts";
import { companyPaths } from "../paths.ts";
import { dataChanges, dataForm } from "./data.form.server.ts";
import { FirmForm } from "./FirmForm.tsx";
import { FirmPage } from "./FirmPage.tsx";
import { LocationFields } from "./LocationFields.tsx";

export const handle = formPage({ words: ["firmData", "firm"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { company: active, may } = await requireColleague(context);
  const company = await context.api(calls.fetchCompany, { params: { companyId: active.id } });
  const { locations, socialMedia, version } = company;
  const values = {
    ...company,
    locations: locations.length > 0 ? locations : [{}],
    socialMedia: socialMedia.join("\n"),
  };
  return json({
    form: await openForm(context, { id: "data", schema: dataForm, values, versions: { company: version } }),
    company,
    mayEdit: may(calls.changeCompany),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { company } = await requireColleague(context);
  return submit(args, dataForm, async (answers, { key, versions }) => {
    const body = { ...dataChanges(answers), version: versions.company };
    await context.api(calls.changeCompany, { params: { companyId: company.id }, body }, key);
    return redirectWithNotice(context, pathsOf(context, companyPaths).company, { key: "firm:notice.data" });
  });
}

export default function Data() {
  const t = useT();
  const { form, company, mayEdit } = useLoaderData<typeof loader>();
  const data = usePortalForm(form);
  const { fields } = data;
  return (
    <FirmPage company={company} title={t("title")} lead={t("lead")}>
      <FirmForm of={data} company={company} right="editCompanyMasterData" mayEdit={mayEdit}>
        {mayEdit && <DefaultButton value="save">{t("forms:save")}</DefaultButton>}
        <FieldSet legend={t("group.company")}>
          <TextField of={fields.name} autoComplete="organization" />
          <TextField of={fields.companyName} />
          <TextField of={fields.managingDirectors} />
          <TextField of={fields.commercialRegister} />
          <TextField of={fields.districtCourt} />
        </FieldSet>
        <LocationFields of={data} />
        <FieldSet legend={t("group.contact")}>
          <TextField of={fields.email} type="email" autoComplete="email" dir="ltr" />
          <TextField of={fields.phone} type="tel" inputMode="tel" autoComplete="tel" dir="ltr" />
          <TextField of={fields.department} />
          <TextField of={fields.position} autoComplete="organization-title" />
        </FieldSet>
        <FieldSet legend={t("group.applicants")}>
          <TextField of={fields.website} type="url" inputMode="url" dir="ltr" />
          <TextAreaField of={fields.socialMedia} limit={limits.textCharacters} />
          <TextField of={fields.employees} />
          <TextField of={fields.foundedDate} shape="short" inputMode="numeric" />
        </FieldSet>
      </FirmForm>
    </FirmPage>
  );
}
