import { z } from "zod";

interface IdentityEndpoints {
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  jwksUrl: string;
  /** Where another provider tells more of a person than its id tokens do. */
  userinfoUrl?: string;
  endSessionEndpoint: string;
}

/** The embedded provider: browsers use the issuer's address, the portal itself the loopback one. */
export const embeddedEndpoints = (issuer: string, backendUrl: string): IdentityEndpoints => ({
  issuer,
  authorizationEndpoint: `${issuer}/auth`,
  tokenEndpoint: `${backendUrl}/oidc/token`,
  jwksUrl: `${backendUrl}/oidc/jwks`,
  endSessionEndpoint: `${issuer}/session/end`,
});

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
});

/** The endpoints of any other provider, from its discovery document. */
export async function discoverEndpoints(issuer: string, seconds: number): Promise<IdentityEndpoints> {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(seconds * 1000) });
  const found = discovery.parse(await response.json());
  return {
    issuer: found.issuer,
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    jwksUrl: found.jwks_uri,
    userinfoUrl: found.userinfo_endpoint,
    endSessionEndpoint: found.end_session_endpoint ?? "",
  };
}
