import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { type Configuration, interactionPolicy, type JWK } from "oidc-provider";
import { afterAll } from "vitest";
import { newSecret } from "#backend/identity/secrets.ts";

interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
}
interface Client {
  id: string;
  secret: string;
  redirectUri: string;
  /** What its id tokens are signed with. */
  algorithm: string;
}

/**
 * A provider of somebody else's for the calling test file, as the standard has it: an id token names nobody's address,
 * userinfo does. It signs in by itself whom it is told, in a browser that it also plays.
 */
export async function useForeignProvider(clients: Client[]) {
  const server = createServer((request, response) => answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => void server.close());
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  let person: Person | undefined;
  const algorithms = [...new Set(clients.map(({ algorithm }) => algorithm))];
  const keys = await Promise.all(algorithms.map(newKey));
  const policy = interactionPolicy.base();
  policy.remove("consent");
  const scope = "openid email";
  const provider = new Provider(issuer, {
    jwks: { keys },
    clients: clients.map(({ id, secret, redirectUri, algorithm }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [redirectUri],
      id_token_signed_response_alg: algorithm as never,
    })),
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    conformIdTokenClaims: true,
    enabledJWA: { idTokenSigningAlgValues: algorithms as never },
    cookies: { keys: [newSecret()] },
    ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...person, sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
  } satisfies Configuration);
  const serve = provider.callback();
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    request.url?.startsWith("/interaction/")
      ? void provider.interactionFinished(request, response, { login: { accountId: person!.sub } })
      : void serve(request, response);

  /** Where the browser ends that was sent here by a portal and in which this person signs in. */
  async function signIn(address: string, who: Person): Promise<string> {
    person = who;
    const cookies = new Map<string, string>();
    let at = address;
    while (at.startsWith(issuer)) {
      const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(at, { headers: { Cookie }, redirect: "manual" });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get("Location");
      if (!location) throw new Error(`The provider went no further than ${response.status}: ${await response.text()}`);
      at = new URL(location, at).href;
    }
    return at;
  }
  return { issuer, signIn };
}

async function newKey(alg: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), alg, use: "sig" } as JWK;
}
