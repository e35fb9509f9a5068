import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { leave } from "#app/auth/leave.server.ts";
import { redirectWithNotice } from "#app/notice.server.ts";
import { originOf } from "#app/origin.server.ts";
import { sharedPaths } from "#app/paths.ts";

/** Public: a visit changes nothing, only a post signs out. */
export const loader = () => redirect(sharedPaths.root);

/** For live and expired sessions: revokes the token, ends the session and the provider's own. */
export async function action({ context }: ActionFunctionArgs) {
  const { session, headers } = await leave(context);
  if (!session) return redirect(sharedPaths.root, { status: 303, headers });

  const home = sharedPaths.signIn(session.side);
  const { endSessionEndpoint } = context.settings.oidc;
  const target = endSessionEndpoint ? endOf(endSessionEndpoint, session.idToken, originOf(context) + home) : home;
  const response = await redirectWithNotice(context, target, { key: "common:notice.signedOut" });
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}

/** Where the provider ends its own session. Its address may have a query already. */
function endOf(endpoint: string, idToken: string, home: string): string {
  const url = new URL(endpoint);
  url.searchParams.set("id_token_hint", idToken);
  url.searchParams.set("post_logout_redirect_uri", home);
  return url.href;
}
