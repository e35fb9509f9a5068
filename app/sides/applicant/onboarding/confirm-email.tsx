import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSignedInApplicant } from "#app/auth/require-applicant.server.ts";
import { newFormKey } from "#app/forms/form.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { json } from "#app/json.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { page } from "#app/page.ts";
import { pathsOf } from "#app/paths.ts";
import { usePaths } from "#app/use-paths.ts";
import { applicant } from "#contract/calls/applicant.ts";
import { isOnboardingDone } from "#domain/onboarding.ts";
import { MailedLink } from "../../shared/mailed-links/MailedLink.tsx";
import { mailedLinkForm, tokenIn } from "../../shared/mailed-links/mailed-link.form.server.ts";
import { applicantPaths } from "../paths.ts";

export const handle = page({ words: ["confirmEmail"], accent: "yellow", isPrivate: true, hasNavigation: false });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email, emailVerified } = await requireSignedInApplicant(context);
  return json({ email, emailVerified, token: tokenIn(request), key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const account = await requireSignedInApplicant(context);
  const paths = pathsOf(context, applicantPaths);
  return submit(args, mailedLinkForm, async ({ token }, { key }) => {
    await context.api(applicant.confirmEmail, { body: { token } }, key);
    const next = isOnboardingDone(account) ? paths.home : paths.onboarding;
    return redirectWithNotice(context, next, { key: "common:notice.emailConfirmed" });
  });
}

export default function ConfirmEmail() {
  const { home, verifyEmail } = usePaths(applicantPaths);
  const { email, emailVerified, token, key } = useLoaderData<typeof loader>();
  return (
    <MailedLink
      token={token}
      formKey={key}
      isDone={emailVerified}
      paths={{ done: home, refused: verifyEmail }}
      values={{ email }}
    />
  );
}
