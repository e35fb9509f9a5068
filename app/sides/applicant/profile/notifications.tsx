import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireApplicant } from "#app/auth/require-applicant.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { textOf } from "#app/forms/fields/field-parts.ts";
import { openForm } from "#app/forms/form.server.ts";
import { SaveButton } from "#app/forms/SaveButton.tsx";
import { DefaultButton } from "#app/forms/SubmitButton.tsx";
import { changedTicks, namesOfTicked } from "#app/forms/shown-ticks.ts";
import { submit } from "#app/forms/submit.server.ts";
import { useFormKey } from "#app/forms/use-form-key.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { consentTypes, notificationCategories, unmissableCategories } from "#contract/enumerations/help.ts";
import { ConsentFields } from "../../shared/consents/ConsentFields.tsx";
import { ConsentLog } from "../../shared/consents/ConsentLog.tsx";
import { changeConsents } from "../../shared/consents/change-consents.server.ts";
import { hasNewsletter, tickedConsents } from "../../shared/consents/consents.ts";
import { CategoryFields } from "../../shared/notifications/CategoryFields.tsx";
import { applicantPaths } from "../paths.ts";
import { notificationsForm } from "./notifications.form.server.ts";
import { ProfilePage } from "./ProfilePage.tsx";

export const handle = formPage({ words: ["profileNotifications", "consents", "profile"] });

export async function loader({ context }: LoaderFunctionArgs) {
  const { consents, email } = await requireApplicant(context);
  const [settings, log] = await Promise.all([
    context.api(applicant.fetchNotificationSettings),
    context.api(applicant.fetchConsentLog),
  ]);
  const given = tickedConsents(consents, consentTypes);
  const values = { settings, consents: given, shown: namesOfTicked(settings, given) };
  return json({
    form: await openForm(context, { id: "notifications", schema: notificationsForm, values }),
    awaited: hasNewsletter(consents, "opt_in_single") ? email : null,
    log,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { consents: stored } = await requireApplicant(context);
  return submit(args, notificationsForm, async ({ settings, consents, shown }, { key, intent }) => {
    const kept = await context.api(applicant.fetchNotificationSettings);
    const body = { ...kept, ...changedTicks(settings, shown), offers: true };
    await context.api(applicant.replaceNotificationSettings, { body }, key);
    const ticked = changedTicks(consents, shown);
    const isMailed = await changeConsents({ stored, ticked, intent }, (body) =>
      context.api(applicant.replaceConsents, { body }, key),
    );
    const notice = isMailed ? "consents:notice.mailed" : "profile:notice.saved";
    return redirectWithNotice(context, pathsOf(context, applicantPaths).notifications, { key: notice });
  });
}

const missable = notificationCategories.filter(
  (category) => !(unmissableCategories as readonly string[]).includes(category),
);

export default function ProfileNotifications() {
  const t = useT();
  const { form, awaited, log } = useLoaderData<typeof loader>();
  const formKey = useFormKey(form);
  const choices = usePortalForm(form);
  return (
    <ProfilePage current="notifications">
      <Form key={formKey} of={choices}>
        <input type="hidden" name={choices.fields.shown.name} value={textOf(choices.fields.shown.initialValue)} />
        <DefaultButton value="save">{t("forms:save")}</DefaultButton>
        <CategoryFields legend={t("categories")} of={choices.fields.settings.getFieldset()} categories={missable}>
          <p className="hint">{t("alwaysSent")}</p>
        </CategoryFields>
        <ConsentFields of={choices.fields.consents.getFieldset()} asked={consentTypes} awaited={awaited} />
        <SaveButton />
      </Form>
      {log.length > 0 && <ConsentLog entries={log} />}
    </ProfilePage>
  );
}
