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
import { isolated } from "#app/i18n/isolated.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { company } from "#contract/calls/company.ts";
import { companyNotificationCategories } from "#contract/enumerations/help.ts";
import { CategoryFields } from "../../shared/notifications/CategoryFields.tsx";
import { companyPaths } from "../paths.ts";
import { ProfilePage } from "../profile/ProfilePage.tsx";
import { mailedNotificationsForm } from "./mailed-notifications.form.server.ts";

export const handle = formPage({ words: ["mailedNotifications"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = await requireColleague(context);
  const settings = await context.api(company.fetchMailedCategories);
  const values = { settings, shown: namesOfTicked(settings) };
  const names = user.companies.filter(({ invitationPending }) => !invitationPending).map(({ name }) => isolated(name));
  return json({
    form: await openForm(context, { id: "mailedNotifications", schema: mailedNotificationsForm, values }),
    companies: new Intl.ListFormat(context.language).format(names),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireColleague(context);
  return submit(args, mailedNotificationsForm, async ({ settings, shown }, { key }) => {
    await context.api(company.changeMailedCategories, { body: changedTicks(settings, shown) }, key);
    return redirectWithNotice(context, pathsOf(context, companyPaths).mailedNotifications, {
      key: "mailedNotifications:notice.saved",
    });
  });
}

export default function MailedNotifications() {
  const t = useT();
  const { form, companies } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  const choices = usePortalForm(form);
  return (
    <ProfilePage current="mailedNotifications">
      <Form key={formKey} of={choices}>
        <input type="hidden" name={choices.fields.shown.name} value={textOf(choices.fields.shown.initialValue)} />
        <CategoryFields
          legend={t("categories")}
          of={choices.fields.settings.getFieldset()}
          categories={companyNotificationCategories}
        >
          <p className="hint">{t("holdsFor", { companies })}</p>
        </CategoryFields>
        <SaveButton />
      </Form>
    </ProfilePage>
  );
}
