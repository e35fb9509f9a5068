import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { originOf } from "#app/origin.server.ts";
import { sharedPaths } from "#app/paths.ts";
import { publicCalls } from "#contract/public.ts";

/** Public: a visit changes nothing, only a post signs out. */
export const loader = () => redirect(sharedPaths.root);

/** Whoever is signed in: revokes the token, ends the session and goes to the provider's end-session address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const session = await context.session();
  const headers = { "Set-Cookie": await context.endSession() };
  if (!session) return redirect(sharedPaths.root, { headers });
  await context.api(publicCalls.revokeToken, { body: { api_token: session.apiToken } });
  const { endSessionEndpoint } = context.settings.oidc;
  if (!endSessionEndpoint) return redirect(sharedPaths.root, { headers });
  const query = new URLSearchParams({
    id_token_hint: session.idToken,
    post_logout_redirect_uri: `${originOf(request, context)}/`,
  });
  return redirect(`${endSessionEndpoint}?${query}`, { headers });
}
