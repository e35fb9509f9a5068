import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { ActForm } from "#app/forms/ActForm.tsx";
import { useHasFormErrors } from "#app/forms/form-errors.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { submit } from "#app/forms/submit.server.ts";
import { useT } from "#app/i18n/I18n.tsx";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { isOnboardingDone } from "#domain/onboarding.ts";
import { applicantPaths } from "../paths.ts";
import { confirmEmailForm } from "./confirm-email.form.server.ts";

export const handle = page({ words: ["confirmEmail"], accent: "yellow", isPrivate: true });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email, emailVerified } = await requireSignedInApplicant(context);
  return json({ email, emailVerified, token: new URL(request.url).searchParams.get("token") ?? "" });
}

/** Only this post confirms: mail scanners follow links. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const account = await requireSignedInApplicant(context);
  const paths = pathsOf(context, applicantPaths);
  return submit(args, confirmEmailForm, async ({ token }) => {
    await context.api(applicant.confirmEmail, { body: { token } });
    const next = isOnboardingDone(account) ? paths.home : paths.onboarding;
    return redirectWithNotice(context, next, { key: "common:notice.emailConfirmed" });
  });
}

export default function ConfirmEmail() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { email, emailVerified, token } = useLoaderData<typeof loader>();
  const isRefused = useHasFormErrors();
  const state = emailVerified ? "done" : isRefused ? "refused" : "ask";
  return (
    <div role={isRefused ? "alert" : undefined}>
      <Band tall group={emailVerified ? 4 : 1} title={t(`${state}.title`)} lead={t(`${state}.lead`, { email })}>
        {state === "ask" && (
          <ActForm fields={{ token }}>
            <SubmitButton kind="primary">{t("ask.confirm")}</SubmitButton>
          </ActForm>
        )}
        {state === "refused" && (
          <ButtonLink kind="primary" to={paths.verifyEmail}>
            {t("refused.again")}
          </ButtonLink>
        )}
        {state === "done" && (
          <ButtonLink kind="primary" to={paths.home}>
            {t("done.goOn")}
          </ButtonLink>
        )}
      </Band>
    </div>
  );
}
