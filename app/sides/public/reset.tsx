import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { leave } from "#app/auth/leave.server.ts";
import { forgetAll } from "#app/cookies.server.ts";
import { sharedPaths } from "#app/paths.ts";

/** Public: a visit changes nothing. */
export const loader = () => redirect(sharedPaths.root);

/** Public: this browser becomes as new to the portal (spec §2) and its token ends; what is stored of a person stays. */
export async function action({ context }: ActionFunctionArgs) {
  const { headers } = await leave(context);
  for (const line of await forgetAll(context.cookies)) headers.append("Set-Cookie", line);
  return redirect(sharedPaths.root, { status: 303, headers });
}
