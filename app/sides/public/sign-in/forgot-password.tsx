import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOwnPasswords } from "#app/auth/require-own-passwords.server.ts";
import { requireSide } from "#app/auth/require-side.server.ts";
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
import { sharedPaths } from "#app/paths.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { useSide } from "#app/shell/side.ts";
import { Card } from "#app/ui/Card.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Split } from "#app/ui/Split.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { identity } from "#contract/calls/identity.ts";
import { limits } from "#contract/limits.ts";
import { forgotPasswordForm } from "./password.form.server.ts";

export { SignInBoundary as ErrorBoundary } from "./SignInBoundary.tsx";

export const handle = formPage({ words: ["forgotPassword", "interaction"], isPrivate: true });

/** Public. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  requireSide(params.side);
  requireOwnPasswords(context);
  const form = await openForm(context, { id: "forgot-password", schema: forgotPasswordForm });
  return json({ form });
}

/** Public. The answer is the same whether there is such an account or not. */
export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const side = requireSide(params.side);
  requireOwnPasswords(context);
  return submit(args, forgotPasswordForm, async ({ email }, { key }) => {
    await context.api(identity.requestPasswordReset, { body: { email, language: context.language } }, key);
    return redirectWithNotice(context, sharedPaths.forgot(side), {
      key: "forgotPassword:sent",
      values: { count: limits.resetLinkMinutes },
    });
  });
}

export default function ForgotPassword() {
  const t = useT();
  const { form } = useLoaderData<typeof loader>();
  const forgotPassword = usePortalForm(form);
  return (
    <Frame>
      <Split title={t("title")} lead={t("lead")}>
        <Card>
          <Form of={forgotPassword}>
            <TextField
              of={forgotPassword.fields.email}
              type="email"
              inputMode="email"
              autoComplete="username"
              dir="ltr"
            />
            <Actions>
              <SubmitButton kind="primary" busyLabel={t("interaction:busy")}>
                {t("submit")}
              </SubmitButton>
            </Actions>
          </Form>
        </Card>
        <p>
          <TextLink to={sharedPaths.signIn(useSide())} reloadDocument>
            {t("signIn")}
          </TextLink>
        </p>
      </Split>
    </Frame>
  );
}
