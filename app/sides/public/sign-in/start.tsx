import type { LoaderFunctionArgs } from "@remix-run/node";
import { attemptPath, authenticatorFor, forgetAttempts } from "#app/auth/oidc.server.ts";
import { pathAfterSignIn } from "#app/auth/path-after-sign-in.server.ts";
import { reasonsToSignIn } from "#app/auth/reasons-to-sign-in.server.ts";
import { requireSide } from "#app/auth/require-side.server.ts";
import { noticedReasons } from "#app/auth/sign-in-notices.ts";
import { originOf } from "#app/origin.server.ts";
import { page } from "#app/page.ts";
import { isWrittenLanguage } from "#contract/languages.ts";

/** A browser that sends more cookies begins with no attempts but this one: they must fit into a header. */
const cookieCharacters = 6000;

export const handle = page({ words: [], isPrivate: true });

/** Public: sends the browser to the identity provider; `to` is where it goes on. That path tells other pages the side. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const side = requireSide(params.side);
  const { cookies, settings } = context;
  const { oidc, isSecure } = settings;
  const url = new URL(request.url);
  const path = await pathAfterSignIn(context, side, url.searchParams.get("to"));
  url.search = "";
  const language = await cookies.language.parse(request.headers.get("Cookie"));
  // Nobody else's provider would know what to do with them.
  const reasons = settings.hasOwnPasswords ? await reasonsToSignIn(context, side, path) : [];
  const told = {
    ...(isWrittenLanguage(language) && { ui_locales: language }),
    ...(reasons.length > 0 && { reasons: reasons.join(" ") }),
  };
  const authenticator = authenticatorFor(side, { oidc, isSecure, origin: originOf(context), told });
  return authenticator.authenticate("oidc", new Request(url, { headers: request.headers })).catch(async (thrown) => {
    // remix-auth throws the redirect to the provider, which is no page of ours for the browser's router.
    if (!(thrown instanceof Response)) throw thrown;
    thrown.headers.set("X-Remix-Reload-Document", "true");
    const state = new URL(thrown.headers.get("Location") ?? "").searchParams.get("state") ?? "";
    const lines =
      (request.headers.get("Cookie") ?? "").length > cookieCharacters ? forgetAttempts(request, settings) : [];
    for (const cookie of [attemptPath(settings, state), cookies.returnPath]) lines.push(await cookie.serialize(path));
    // The sign-in page tells it in its place.
    if (noticedReasons.some((reason) => reasons.includes(reason)))
      lines.push(await cookies.notice.serialize("", { maxAge: 0 }));
    for (const line of lines) thrown.headers.append("Set-Cookie", line);
    return thrown;
  });
}

/** The page shows only that there is no such side. */
export default function Start() {
  return null;
}
