import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { forgetAll, openCookies } from "#app/cookies.server.ts";
import { sharedPaths } from "#app/paths.ts";

/** Public: a visit changes nothing. */
export const loader = () => redirect(sharedPaths.root);

/** Public: this browser becomes as new to the portal (spec §2); what is stored of a person stays. */
export async function action({ context }: ActionFunctionArgs) {
  const lines = [await context.endSession(), ...(await forgetAll(openCookies(context.settings.isSecure)))];
  const headers = new Headers(lines.map((line): [string, string] => ["Set-Cookie", line]));
  headers.set("Clear-Site-Data", '"storage"');
  return redirect(sharedPaths.root, { status: 303, headers });
}
