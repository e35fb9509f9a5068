import type { LoaderFunctionArgs } from "@remix-run/node";
import { authenticatorFor } from "#app/auth/oidc.server.ts";
import { isSide } from "#app/auth/sides.ts";
import { originOf } from "#app/origin.server.ts";

/** Public: sends the browser to the identity provider. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  if (!isSide(params.side)) throw new Response(null, { status: 404 });
  const { oidc, isSecure } = context.settings;
  const authenticator = authenticatorFor(params.side, { oidc, isSecure, origin: originOf(request, context) });
  const url = new URL(request.url);
  const isSomebodyElse = (await context.session()) !== undefined;
  if (isSomebodyElse) url.searchParams.set("again", "1");
  // remix-auth throws the redirect to the provider.
  return authenticator.authenticate("oidc", new Request(url, { headers: request.headers }));
}
