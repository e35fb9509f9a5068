import { hkdfSync } from "node:crypto";
import { eq } from "drizzle-orm";
import type {
  AdapterFactory,
  ClientMetadata,
  Configuration,
  interactionPolicy,
  JWK,
  UnknownObject,
} from "oidc-provider";
import { languageIn } from "#contract/languages.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { Side } from "#contract/sides.ts";
import { hour, minute, second } from "#domain/time.ts";
import type { Executor } from "../db/open.ts";
import { identityAccount } from "../db/schema/identity.ts";
import { askToSignOut, showFailure } from "./pages.ts";

/** A portal as the provider knows it (spec §6: a separate client per portal). */
export interface Client {
  side: Side;
  clientId: string;
  clientSecret: string;
  redirectUris: string[];
  postLogoutRedirectUris: string[];
}

interface Options {
  adapter: AdapterFactory;
  db: Executor;
  keys: JWK[];
  clients: Client[];
  cookieSecret: string;
  cookiePath: string;
  idleMinutes: number;
  /** The prompts that oidc-provider itself may show. */
  policy: interactionPolicy.DefaultPolicy;
  /** The address to which the error page links back. */
  home: string;
}

/** The provider counts in seconds. */
const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / second);
const scope = "openid email";

/** The configuration of oidc-provider: code flow with PKCE, our own clients, no consent page, none of its pages. */
export function configurationOf({
  adapter,
  db,
  keys,
  clients,
  cookieSecret,
  cookiePath,
  idleMinutes,
  policy,
  home,
}: Options): Configuration {
  const cookie = { signed: true, httpOnly: true, sameSite: "lax" } as const;
  policy.remove("consent");
  return {
    adapter,
    jwks: { keys },
    clients: clients.map(clientMetadata),
    clientAuthMethods: ["client_secret_basic"],
    responseTypes: ["code"],
    pkce: { required: () => true },
    scopes: scope.split(" "),
    extraParams: ["reasons"],
    // Of a sign-in, the provider hands this on to its tokens: the number of sign-outs at which it was (ADR 0143).
    claims: { openid: ["sub", "acr"], email: ["email", "email_verified"] },
    // The address is in the id token, so that portals need not request it.
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ["ES256"] },
    ttl: {
      AccessToken: inSeconds(10 * minute),
      AuthorizationCode: inSeconds(minute),
      IdToken: inSeconds(10 * minute),
      Interaction: inSeconds(hour),
      Session: inSeconds(idleMinutes * minute),
      Grant: inSeconds(12 * hour),
    },
    cookies: {
      keys: [Buffer.from(hkdfSync("sha256", cookieSecret, "", "identity provider cookies", 32)).toString("base64url")],
      names: { session: "portal_idp_session", interaction: "portal_idp_interaction", resume: "portal_idp_resume" },
      long: { ...cookie, path: cookiePath },
      short: cookie,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => askToSignOut(ctx, form),
        postLogoutSuccessSource: async (ctx) => ctx.redirect(home),
      },
    },
    interactions: {
      policy,
      url: (_ctx, { uid, params }) => {
        const page = linkTo("", pages.public.signIn, { side: sideIn(clients, params), uid });
        const language = isOfAnotherHost(params, home) && languageIn(params.ui_locales);
        return language ? `${page}?lng=${language}` : page;
      },
    },
    findAccount: async (_ctx, id) => accountOf(db, id),
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grantId = session.grantIdFor(client.clientId);
      const granted = grantId ? await provider.Grant.find(grantId) : undefined;
      if (granted) return granted;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    renderError: async (ctx) => showFailure(ctx, home),
  };
}

/** Whether the portal that started the sign-in is on a host whose cookies the sign-in page does not get. */
const isOfAnotherHost = ({ redirect_uri }: UnknownObject, home: string) =>
  new URL(String(redirect_uri)).origin !== new URL(home).origin;

/** The side whose portal started the sign-in. */
export const sideIn = (clients: Client[], { client_id }: UnknownObject): Side =>
  clients.find(({ clientId }) => clientId === client_id)?.side ?? "applicant";

const clientMetadata = ({ clientId, clientSecret, redirectUris, postLogoutRedirectUris }: Client): ClientMetadata => ({
  client_id: clientId,
  client_secret: clientSecret,
  redirect_uris: redirectUris,
  post_logout_redirect_uris: postLogoutRedirectUris,
  response_types: ["code"],
  grant_types: ["authorization_code"],
  token_endpoint_auth_method: "client_secret_basic",
  id_token_signed_response_alg: "ES256",
  scope,
});

async function accountOf(db: Executor, id: string) {
  const [found] = await db.select().from(identityAccount).where(eq(identityAccount.id, id));
  if (!found) return undefined;
  const claims = { sub: id, email: found.email, email_verified: found.emailVerified };
  return { accountId: id, claims: async () => claims };
}
