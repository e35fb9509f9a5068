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
  const query = new URLSearchParams({
    id_token_hint: session.idToken,
    post_logout_redirect_uri: originOf(context) + home,
  });
  const target = endSessionEndpoint ? `${endSessionEndpoint}?${query}` : home;
  const response = await redirectWithNotice(context, target, { key: "common:notice.signedOut" });
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}
