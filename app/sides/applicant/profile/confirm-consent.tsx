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
import { applicantPaths } from "../paths.ts";
import { confirmConsentForm } from "./confirm-consent.form.server.ts";

export const handle = page({ words: ["confirmConsent"], isPrivate: true });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { consents } = await requireSignedInApplicant(context);
  const isDone = consents.some(({ type, status }) => type === "newsletter" && status === "opt_in_double");
  return json({ isDone, token: new URL(request.url).searchParams.get("token") ?? "" });
}

/** Only this post confirms: mail scanners follow links. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireSignedInApplicant(context);
  return submit(args, confirmConsentForm, async ({ token }) => {
    await context.api(applicant.confirmConsent, { body: { token } });
    return redirectWithNotice(context, pathsOf(context, applicantPaths).notifications, {
      key: "profileNotifications:notice.confirmed",
    });
  });
}

export default function ConfirmConsent() {
  const t = useT();
  const paths = usePaths(applicantPaths);
  const { isDone, token } = useLoaderData<typeof loader>();
  const isRefused = useHasFormErrors();
  const state = isDone ? "done" : isRefused ? "refused" : "ask";
  return (
    <div role={state === "refused" ? "alert" : undefined}>
      <Band tall title={t(`${state}.title`)} lead={t(`${state}.lead`)}>
        {state === "ask" ? (
          <ActForm fields={{ token }}>
            <SubmitButton kind="primary" busyLabel={t("sending")}>
              {t("ask.confirm")}
            </SubmitButton>
          </ActForm>
        ) : (
          <ButtonLink kind="primary" to={paths.notifications}>
            {t(`${state}.goOn`)}
          </ButtonLink>
        )}
      </Band>
    </div>
  );
}
