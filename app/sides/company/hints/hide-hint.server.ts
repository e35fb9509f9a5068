import type { ActionFunctionArgs } from "@remix-run/node";
import { requireColleague } from "#app/auth/require-colleague.server.ts";
import { submit } from "#app/forms/submit.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { setFlag } from "../flags.server.ts";
import { hideForm } from "./hide.form.server.ts";

/** The post of a page with hints: hides one for good, and leads back to the page. */
export async function hideHint(args: ActionFunctionArgs, back: string) {
  const { context } = args;
  await requireColleague(context);
  return submit(args, hideForm, async ({ hint }) => {
    await setFlag(context, hint);
    return redirectWithNotice(context, back, { key: "companyHints:hidden" });
  });
}
