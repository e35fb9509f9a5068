import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOffice } from "#app/auth/require-office.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Actions, Stack } from "#app/ui/Layout.tsx";
import { office } from "#contract/calls/office.ts";
import { advisorPaths } from "../../paths.ts";
import { OfficePage } from "../OfficePage.tsx";
import { appearanceForm } from "./appearance.form.server.ts";

export const handle = formPage({ words: ["officeAppearance", "office"], accent: "gray" });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOffice(context);
  const { version, ...values } = await context.api(office.fetchKeptAppearance);
  const form = { id: "appearance", schema: appearanceForm, values, versions: { appearance: version } };
  return json({ form: await openForm(request, context, form) });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireOffice(context);
  return submit(args, appearanceForm, async ({ name = null }, { key, versions }) => {
    await context.api(office.changeAppearance, { body: { name, version: versions.appearance } }, key);
    await context.appearance.refresh();
    return redirectWithNotice(context, pathsOf(context, advisorPaths).appearance, { key: "office:notice.saved" });
  });
}

export default function Appearance() {
  const t = useT();
  const { form } = useLoaderData<typeof loader>();
  const of = usePortalForm(form);
  return (
    <OfficePage area="appearance" title={t("title")} lead={t("lead")}>
      <Form of={of}>
        <Stack of="fields">
          <TextField of={of.fields.name} />
        </Stack>
        <Actions note={t("when")}>
          <SubmitButton kind="primary" busyLabel={t("common:saving")}>
            {t("forms:save")}
          </SubmitButton>
        </Actions>
      </Form>
    </OfficePage>
  );
}
