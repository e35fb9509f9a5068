import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOwnPasswords } from "#app/auth/require-own-passwords.server.ts";
import { requireSide } from "#app/auth/require-side.server.ts";
import { Form } from "#app/forms/Form.tsx";
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
import { PasswordField } from "./PasswordField.tsx";
import { newPasswordForm } from "./password.form.server.ts";

export { SignInBoundary as ErrorBoundary } from "./SignInBoundary.tsx";

export const handle = formPage({ words: ["resetPassword", "interaction"], isPrivate: true });

/** Public: the token in the address is the permission. Only the post uses it up. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  requireSide(params.side);
  requireOwnPasswords(context);
  const form = await openForm(context, { id: "reset-password", schema: newPasswordForm });
  return json({ form });
}

/** Public: the token in the address is the permission. */
export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const side = requireSide(params.side);
  requireOwnPasswords(context);
  return submit(args, newPasswordForm, async ({ password }, { key }) => {
    await context.api(identity.resetPassword, { body: { token: params.token ?? "", password } }, key);
    const signIn = sharedPaths.signIn(side);
    const answer = await redirectWithNotice(context, signIn, { key: "interaction:passwordChanged" });
    // The redirect passes through the identity provider, and the browser's router would use up the notice on the way.
    answer.headers.set("X-Remix-Reload-Document", "true");
    return answer;
  });
}

export default function ResetPassword() {
  const t = useT();
  const { form } = useLoaderData<typeof loader>();
  const newPassword = usePortalForm(form);
  return (
    <Frame>
      <Split title={t("title")} lead={t("lead")} group={3}>
        <Card>
          <Form of={newPassword}>
            <PasswordField of={newPassword.fields.password} autoComplete="new-password" />
            <Actions>
              <SubmitButton kind="primary" busyLabel={t("interaction:busy")}>
                {t("submit")}
              </SubmitButton>
            </Actions>
          </Form>
        </Card>
        <p>
          {t("expired")} <TextLink to={sharedPaths.forgot(useSide())}>{t("newLink")}</TextLink>
        </p>
      </Split>
    </Frame>
  );
}
