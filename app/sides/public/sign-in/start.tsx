import type { LoaderFunctionArgs } from "@remix-run/node";
import { authenticatorFor, forgetAttempts } from "#app/auth/oidc.server.ts";
import { pathAfterSignIn } from "#app/auth/path-after-sign-in.server.ts";
import { requireSide } from "#app/auth/require-side.server.ts";
import { originOf } from "#app/origin.server.ts";
import { page } from "#app/page.ts";

/** The most attempts under way in one browser: their cookies must fit into a header. */
const attemptsAtOnce = 10;

export const handle = page({ words: [], isPrivate: true });

/** Public: sends the browser to the identity provider. The path to restore tells its pages the side. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const side = requireSide(params.side);
  const { oidc, isSecure } = context.settings;
  const url = new URL(request.url);
  url.search = "";
  const authenticator = authenticatorFor(side, { oidc, isSecure, origin: originOf(context) });
  const path = await pathAfterSignIn(context, side);
  return authenticator.authenticate("oidc", new Request(url, { headers: request.headers })).catch(async (thrown) => {
    // remix-auth throws the redirect to the provider, which is no page of ours for the browser's router.
    if (!(thrown instanceof Response)) throw thrown;
    thrown.headers.set("X-Remix-Reload-Document", "true");
    thrown.headers.append("Set-Cookie", await context.cookies.returnPath.serialize(path));
    const old = forgetAttempts(request, isSecure);
    if (old.length >= attemptsAtOnce) for (const cookie of old) thrown.headers.append("Set-Cookie", cookie);
    return thrown;
  });
}

/** The page shows only that there is no such side. */
export default function Start() {
  return null;
}
