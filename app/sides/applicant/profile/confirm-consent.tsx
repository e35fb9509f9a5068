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
import { hasNewsletter } from "../../shared/consents/consents.ts";
import { MailedLink } from "../../shared/mailed-links/MailedLink.tsx";
import { mailedLinkForm, tokenIn } from "../../shared/mailed-links/mailed-link.form.server.ts";
import { applicantPaths } from "../paths.ts";

export const handle = page({ words: ["confirmConsent"], isPrivate: true });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { consents } = await requireSignedInApplicant(context);
  return json({ isDone: hasNewsletter(consents, "opt_in_double"), token: tokenIn(request), key: newFormKey() });
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  await requireSignedInApplicant(context);
  return submit(args, mailedLinkForm, async ({ token }, { key }) => {
    await context.api(applicant.confirmConsent, { body: { token } }, key);
    return redirectWithNotice(context, pathsOf(context, applicantPaths).notifications, {
      key: "consents:notice.confirmed",
    });
  });
}

export default function ConfirmConsent() {
  const { notifications } = usePaths(applicantPaths);
  const { isDone, token, key } = useLoaderData<typeof loader>();
  const paths = { done: notifications, refused: notifications };
  return <MailedLink token={token} formKey={key} isDone={isDone} paths={paths} />;
}
