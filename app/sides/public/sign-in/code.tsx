import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireInteraction } from "#app/auth/require-interaction.server.ts";
import { Form } from "#app/forms/Form.tsx";
import { TextField } from "#app/forms/fields/TextField.tsx";
import { openForm } from "#app/forms/form.server.ts";
import { actForm } from "#app/forms/pieces.server.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { postOf, submit } from "#app/forms/submit.server.ts";
import { usePortalForm } from "#app/forms/use-portal-form.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { formPage } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { safePath } from "#app/safe-redirect.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { Card } from "#app/ui/Card.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Split } from "#app/ui/Split.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { identity, code as typedCode } from "#contract/calls/identity.ts";
import { limits } from "#contract/limits.ts";

export { SignInBoundary as ErrorBoundary } from "./SignInBoundary.tsx";

export const handle = formPage({ words: ["code", "interaction"], isPrivate: true });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { uid, side, email, awaitsCode } = await requireInteraction(context, params.uid);
  if (!awaitsCode) throw redirect(sharedPaths.interaction(side, uid));
  return json({
    uid,
    side,
    email,
    form: await openForm(context, { id: "code", schema: typedCode }),
    againForm: await openForm(context, { id: "again", schema: actForm }),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { context, params } = args;
  const { uid, side } = await requireInteraction(context, params.uid);
  if (postOf(context).intent === "again")
    return submit(args, actForm, async (_, { key }) => {
      await context.api(identity.sendCode, { params: { uid }, body: { language: context.language } }, key);
      return redirectWithNotice(context, sharedPaths.code(side, uid), { key: "code:sentAgain" });
    });
  return submit(args, typedCode, async (body) => {
    const { returnTo } = await context.api(identity.confirmCode, { params: { uid }, body });
    return redirectDocument(safePath(returnTo, sharedPaths.root), 303);
  });
}

export default function Code() {
  const t = useT();
  const { uid, side, email, form, againForm } = useLoaderData<typeof loader>();
  const confirmation = usePortalForm(form);
  const again = usePortalForm(againForm);
  const lead = (
    <>
      {t("sentTo")} <b dir="ltr">{email}</b>. {t("valid", { count: limits.codeMinutes })}
    </>
  );
  return (
    <Frame>
      <Split title={t("greeting")} lead={lead} group={3}>
        <Card>
          <Heading level={2} size="panel">
            {t("title")}
          </Heading>
          <Form of={confirmation}>
            <TextField
              of={confirmation.fields.code}
              shape="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
            />
            <Actions>
              <SubmitButton kind="primary" busyLabel={t("interaction:busy")}>
                {t("submit")}
              </SubmitButton>
            </Actions>
          </Form>
        </Card>
        <Form of={again}>
          <SubmitButton value="again">{t("again")}</SubmitButton>
        </Form>
        <p>
          {t("nothingArrived")} <TextLink to={sharedPaths.register(side, uid)}>{t("otherAddress")}</TextLink>
        </p>
      </Split>
    </Frame>
  );
}
