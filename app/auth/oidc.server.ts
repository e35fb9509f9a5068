import { createHash } from "node:crypto";
import { type Cookie, createCookie } from "@remix-run/node";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { Authenticator } from "remix-auth";
import { OAuth2Strategy } from "remix-auth-oauth2";
import { idTokenChecks } from "#contract/id-token-checks.ts";
import type { Side } from "#contract/sides.ts";
import type { PublicSettings } from "../context.ts";
import { hostOnly, type Reached } from "../cookies.server.ts";

export interface Tokens {
  accessToken: string;
  idToken: string;
  subject: string;
}
type Oidc = PublicSettings["oidc"];

/** Of sign-in attempts under way, one each, so that two tabs can sign in at once. */
const attemptCookie = (reached: Reached) => `${hostOnly(reached)}oauth2`;
const attemptSeconds = 60 * 60;

/** Where the attempt with this state leads on: the cookie for the browser's last one may be another tab's. */
export const attemptPath = (reached: Reached, state: string): Cookie =>
  createCookie(`${hostOnly(reached)}return-path.${state}`, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: reached.isSecure,
    maxAge: attemptSeconds,
  });

/**
 * The `Set-Cookie` lines that delete a browser's attempts under way, or the one with that state: other tabs go on with
 * theirs.
 */
export function forgetAttempts(request: Request, reached: Reached, state = ""): string[] {
  const cookies = request.headers.get("Cookie") ?? "";
  const attributes = `Path=/; Max-Age=0; HttpOnly; SameSite=Lax${reached.isSecure ? "; Secure" : ""}`;
  return [...cookies.matchAll(new RegExp(`(${hostOnly(reached)}(?:oauth2:|return-path\\.)[\\w-]+)=[^;]*`, "g"))]
    .filter(([attempt]) => attempt.includes(state))
    .map(([, name]) => `${name}=; ${attributes}`);
}

/** remix-auth has no nonce: it is derived from the state and compared (trap 11). */
const nonceOf = (state: string) => createHash("sha256").update(`nonce:${state}`).digest("base64url");

class OidcStrategy extends OAuth2Strategy<Tokens> {
  override name = "oidc";
  /** What the provider is told beside what every sign-in says. */
  told: Record<string, string> = {};
  protected override authorizationParams(params: URLSearchParams) {
    const all = new URLSearchParams(params);
    all.set("nonce", nonceOf(params.get("state") ?? ""));
    // The provider's session may have outlived ours after a sign-out or idle time (ADR 0044).
    all.set("prompt", "login");
    for (const [name, value] of Object.entries(this.told)) all.set(name, value);
    return all;
  }
}

/**
 * A secret as arctic is to send it: encoded where a provider's decoding would change it (RFC 6749 §2.3.1), and nowhere
 * else: some providers decode nothing, and random base64 has `/` and `=`.
 */
const encoded = (secret: string) => secret.replace(/[%+]/g, encodeURIComponent);

/** OpenID Connect authorization code with PKCE (design §4); the id token is verified before anything is believed. */
export function authenticatorFor(
  side: Side,
  { oidc, isSecure, origin, told = {} }: { oidc: Oidc; isSecure: boolean; origin: string; told?: OidcStrategy["told"] },
) {
  const { id: clientId, secret } = oidc.clients[side];
  const keys = createRemoteJWKSet(new URL(oidc.jwksUrl));
  const strategy = new OidcStrategy(
    {
      clientId,
      clientSecret: encoded(secret),
      authorizationEndpoint: oidc.authorizationEndpoint,
      tokenEndpoint: oidc.tokenEndpoint,
      redirectURI: `${origin}/auth/${side}/callback`,
      scopes: ["openid", "email"],
      cookie: {
        name: attemptCookie({ isSecure }),
        httpOnly: true,
        sameSite: "Lax",
        path: "/",
        secure: isSecure || undefined,
        maxAge: attemptSeconds,
      },
    },
    async ({ tokens, request }) => {
      const idToken = tokens.idToken();
      const { payload } = await jwtVerify(idToken, keys, {
        ...idTokenChecks,
        issuer: oidc.issuer,
        audience: clientId,
        requiredClaims: ["sub", "nonce"],
      });
      const state = new URL(request.url).searchParams.get("state") ?? "";
      if (payload.nonce !== nonceOf(state)) throw new Error("The id token belongs to another attempt");
      return { accessToken: tokens.accessToken(), idToken, subject: String(payload.sub) };
    },
  );
  strategy.told = told;
  return new Authenticator<Tokens>().use(strategy, "oidc");
}
