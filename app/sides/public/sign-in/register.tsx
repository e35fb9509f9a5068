import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireInteraction } from "#app/auth/require-interaction.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { formPage } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Split } from "#app/ui/Split.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { identity, registration } from "#contract/calls/identity.ts";
import { PasswordField } from "./PasswordField.tsx";

export { SignInBoundary as ErrorBoundary } from "./SignInBoundary.tsx";

export const handle = formPage({ words: ["register", "interaction"], isPrivate: true });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { uid, side } = await requireInteraction(context, params.uid);
  return json({ uid, side, form: await openForm(context, { id: "register", schema: registration }) });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { uid, side } = await requireInteraction(context, params.uid);
  return submit(args, registration, async (values, { key }) => {
    await context.api(identity.register, { params: { uid }, body: { ...values, language: context.language } }, key);
    return redirect(sharedPaths.code(side, uid), 303);
  });
}

export default function Register() {
  const t = useT();
  const { uid, side, form } = useLoaderData<typeof loader>();
  const register = usePortalForm(form);
  const { email, password } = register.fields;
  return (
    <Frame>
      <Split title={t("greeting")} lead={t(side === "advisor" ? "leadOfAdvisors" : "lead")}>
        <p>
          {t("hasAccount")} <TextLink to={sharedPaths.interaction(side, uid)}>{t("signIn")}</TextLink>
        </p>
        <Card>
          <Heading level={2} size="panel">
            {t("title")}
          </Heading>
          <Form of={register}>
            <TextField of={email} type="email" inputMode="email" autoComplete="username" dir="ltr" />
            <PasswordField of={password} autoComplete="new-password" />
            <Actions>
              <SubmitButton kind="primary" busyLabel={t("interaction:busy")}>
                {t("submit")}
              </SubmitButton>
            </Actions>
          </Form>
        </Card>
      </Split>
    </Frame>
  );
}
