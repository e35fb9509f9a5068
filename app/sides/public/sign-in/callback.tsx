import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { OAuth2RequestError } from "remix-auth-oauth2";
import { RefusedResponse } from "#app/api/refused-response.server.ts";
import { referralCodeIn } from "#app/auth/invitation.server.ts";
import { attemptPath, authenticatorFor, forgetAttempts } from "#app/auth/oidc.server.ts";
import { pathAfterSignIn } from "#app/auth/path-after-sign-in.server.ts";
import { requireSide } from "#app/auth/require-side.server.ts";
import { signInFailure } from "#app/auth/sign-in-failure.server.ts";
import { originOf } from "#app/origin.server.ts";
import { page } from "#app/page.ts";
import { takeOverOptIns } from "#app/tracking/opt-ins.server.ts";
import { publicCalls } from "#contract/calls/public.ts";
import { errorCodes } from "#contract/errors.ts";
import { sides } from "#contract/sides.ts";

export { SignInBoundary as ErrorBoundary } from "./SignInBoundary.tsx";

export const handle = page({ words: ["interaction"], isPrivate: true });

/** A new session that is refused within this time was of no use; one that ends later was ended. */
const secondsToArrive = 30;

/** Public: the identity provider sends the browser back here; the path that was asked for is restored (design §4). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const side = requireSide(params.side);
  const { oidc, isSecure } = context.settings;

  const authenticator = authenticatorFor(side, { oidc, isSecure, origin: originOf(context) });
  const asking = context.unlessSilent(oidc.tokenEndpoint, () => authenticator.authenticate("oidc", request));
  const tokens = await asking.catch((error) => {
    if (error instanceof Response) throw error;
    // §8, ADR 0007: recorded once; the page offers the way on instead of looping to the provider.
    if (!isOverAttempt(error, request)) {
      context.reportError(error);
      throw new RefusedResponse({ code: errorCodes.connection, message: "sign-in failed" });
    }
    const failure = signInFailure("expired");
    context.reportError({ status: failure.status, reason: String(error) });
    throw failure;
  });
  const state = new URL(request.url).searchParams.get("state") ?? "";
  const cookie = request.headers.get("Cookie");
  const wish: string | null = await attemptPath(context.settings, state).parse(cookie);
  const path = await pathAfterSignIn(context, side, wish);
  const referralCode = referralCodeIn(path);
  const body = { accessToken: tokens.accessToken, idToken: tokens.idToken, referralCode };
  const { api_token } = await context.api(publicCalls.authenticate, { body }).catch((error) => {
    const isUnknown = error instanceof RefusedResponse && error.refusal.code === errorCodes.accountNotFound;
    throw isUnknown ? signInFailure("unknownAccount") : error;
  });

  const headers = new Headers();
  const signIn = { side, apiToken: api_token, idToken: tokens.idToken, subject: tokens.subject };
  headers.append("Set-Cookie", await context.session.begin(signIn));
  await takeOverOptIns(context, side);
  // *Signed out* was for a page that has been left by now: the provider's own, or one of another host.
  const { returnPath, notice, refused } = context.cookies;
  for (const left of [returnPath, notice]) headers.append("Set-Cookie", await left.serialize("", { maxAge: 0 }));
  if (await refused.parse(cookie))
    headers.append("Set-Cookie", await refused.serialize("yes", { maxAge: secondsToArrive }));
  for (const line of forgetAttempts(request, context.settings, state)) headers.append("Set-Cookie", line);
  return redirect(referralCode ? sides[side].home : path, { headers });
}

/**
 * The browser's side of a failure: remix-auth's errors for a callback without the cookie of its attempt, as when it is
 * too old or in another browser; an attempt that was given up, as the address says; a code used once or too old.
 */
const isOverAttempt = (error: unknown, { url }: Request) =>
  error instanceof ReferenceError ||
  error instanceof RangeError ||
  (error instanceof OAuth2RequestError && (new URL(url).searchParams.has("error") || error.code === "invalid_grant"));

/** Only failures are shown here. */
export default function Callback() {
  return null;
}
