import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireInteraction } from "#app/auth/require-interaction.server.ts";
import { noticedReasons, signInNotices } from "#app/auth/sign-in-notices.ts";
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
import { safePath } from "#app/safe-redirect.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { Notice } from "#app/shell/Notice.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Message } from "#app/ui/Message.tsx";
import { Split } from "#app/ui/Split.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { credentials, identity } from "#contract/calls/identity.ts";
import type { Side } from "#contract/sides.ts";
import { PasswordField } from "./PasswordField.tsx";

export { SignInBoundary as ErrorBoundary } from "./SignInBoundary.tsx";

export const handle = formPage({ words: ["signIn", "interaction"], isPrivate: true });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { uid, side, email, reasons } = await requireInteraction(context, params.uid);
  const values = { email: email ?? undefined };
  return json({
    uid,
    side,
    reasons,
    form: await openForm(context, { id: "sign-in", schema: credentials, values }),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { uid } = await requireInteraction(context, params.uid);
  return submit(args, credentials, async (values) => {
    const body = { ...values, language: context.language };
    const { returnTo } = await context.api(identity.signIn, { params: { uid }, body });
    return redirectDocument(safePath(returnTo, sharedPaths.root), 303);
  });
}

const endsOfSession = ["expired", "revoked"] as const;

export default function SignIn() {
  const t = useT();
  const { uid, side, reasons, form } = useLoaderData<typeof loader>();
  const noticed = noticedReasons.find((reason) => reasons.includes(reason));
  const ended = endsOfSession.find((reason) => reasons.includes(reason));
  const signIn = usePortalForm(form);
  const { email, password } = signIn.fields;
  return (
    <Frame>
      {noticed && <Notice of={{ key: signInNotices[noticed] }} />}
      <Split title={t(`greeting.${side}`)} lead={t(`lead.${side}`)}>
        {ended && (
          <Message tone="blue" title={t(`ended.${ended}.title`)}>
            {t(reasons.includes("kept") ? "ended.kept" : `ended.${ended}.text`)}
          </Message>
        )}
        {reasons.includes("invited") && side !== "advisor" ? (
          <Message tone="blue" title={t(`invited.${side}.title`)} actions={<ToRegistration side={side} uid={uid} />}>
            {t(`invited.${side}.text`)}
          </Message>
        ) : (
          <Actions>
            <ToRegistration side={side} uid={uid} />
          </Actions>
        )}
        <Card>
          <Heading level={2} size="panel">
            {t("title")}
          </Heading>
          <Form of={signIn}>
            <TextField of={email} type="email" inputMode="email" autoComplete="username" dir="ltr" />
            <PasswordField of={password} autoComplete="current-password" />
            <Actions>
              <SubmitButton kind="primary" busyLabel={t("interaction:busy")}>
                {t("submit")}
              </SubmitButton>
            </Actions>
            <p>
              <TextLink to={sharedPaths.forgot(side)}>{t("forgot")}</TextLink>
            </p>
          </Form>
        </Card>
        <OtherPortal to={side === "applicant" ? "company" : "applicant"} />
      </Split>
    </Frame>
  );
}

function ToRegistration({ side, uid }: { side: Side; uid: string }) {
  const t = useT();
  return <ButtonLink to={sharedPaths.register(side, uid)}>{t("register")}</ButtonLink>;
}

function OtherPortal({ to }: { to: "applicant" | "company" }) {
  const t = useT();
  return (
    <p>
      {t(`other.${to}.question`)}{" "}
      <TextLink to={sharedPaths.signIn(to)} reloadDocument>
        {t(`other.${to}.link`)}
      </TextLink>
    </p>
  );
}
