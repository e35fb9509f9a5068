import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { textOf } from "#app/forms/fields/field-parts.ts";
import { openForm } from "#app/forms/form.server.ts";
import { SaveButton } from "#app/forms/SaveButton.tsx";
import { changedTicks, namesOfTicked } from "#app/forms/shown-ticks.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { company } from "#contract/calls/company.ts";
import { companyConsentTypes } from "#contract/enumerations/help.ts";
import { ConsentFields } from "../../shared/consents/ConsentFields.tsx";
import { ConsentLog } from "../../shared/consents/ConsentLog.tsx";
import { changedConsents, tickedConsents } from "../../shared/consents/consents.ts";
import { companyPaths } from "../paths.ts";
import { consentsForm } from "./consents.form.server.ts";
import { ProfilePage } from "./ProfilePage.tsx";

export const handle = formPage({ words: ["companyConsents", "consents"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = await requireColleague(context);
  const given = tickedConsents(user.consents, companyConsentTypes);
  const values = { consents: given, shown: namesOfTicked(given) };
  return json({
    form: await openForm(context, { id: "consents", schema: consentsForm, values }),
    log: await context.api(company.fetchConsentLog),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { user } = await requireColleague(context);
  return submit(args, consentsForm, async ({ consents, shown }, { key }) => {
    const body = changedConsents(user.consents, changedTicks(consents, shown));
    if (body.length > 0) await context.api(company.replaceConsents, { body }, key);
    const notice = { key: "companyConsents:notice.saved" };
    return redirectWithNotice(context, pathsOf(context, companyPaths).consents, notice);
  });
}

export default function CompanyConsents() {
  const t = useT();
  const { form, log } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  const choices = usePortalForm(form);
  return (
    <ProfilePage current="consents">
      <Form key={formKey} of={choices}>
        <input type="hidden" name={choices.fields.shown.name} value={textOf(choices.fields.shown.initialValue)} />
        <ConsentFields of={choices.fields.consents.getFieldset()} asked={companyConsentTypes} />
        <p className="hint">{t("voluntary")}</p>
        <SaveButton />
      </Form>
      {log.length > 0 && <ConsentLog entries={log} />}
    </ProfilePage>
  );
}
