import { z } from "zod";
import { openAs } from "./wrong-setting.ts";

export interface IdentityEndpoints {
  issuer: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  jwksUrl: string;
  /** Where another provider tells more of a person than its id tokens do. */
  userinfoUrl?: string;
  /** Empty where the provider signs nobody out. */
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

/** The endpoints of any other provider, from its discovery document. Throws one clear line where there is none. */
export async function discoverEndpoints(issuer: string, seconds: number): Promise<IdentityEndpoints> {
  const found = await openAs("OIDC_ISSUER", () => discover(issuer, seconds));
  return {
    issuer: found.issuer,
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    jwksUrl: found.jwks_uri,
    userinfoUrl: found.userinfo_endpoint,
    endSessionEndpoint: found.end_session_endpoint ?? "",
  };
}

async function discover(issuer: string, seconds: number) {
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(seconds * 1000) });
  const { data: found } = discovery.safeParse(await response.json().catch(() => undefined));
  if (!found) throw new Error(`${address} is no configuration of an OpenID provider`);
  // Id tokens bear this name, and none of another name is taken.
  if (found.issuer !== issuer) throw new Error(`the provider calls itself ${found.issuer}`);
  return found;
}
