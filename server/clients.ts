import { createHmac } from "node:crypto";
import { type Side, sideNames } from "#contract/sides.ts";
import { ownOrigins } from "./hosts.ts";
import type { Settings } from "./settings.ts";

export const issuerOf = ({ OIDC_ISSUER, publicUrl }: Settings) => OIDC_ISSUER ?? `${publicUrl}/oidc`;

/** Spec §6: a separate client per portal. Secrets that are not set are derived from the session secret. */
export function clientsOf(settings: Settings) {
  const origins = [...ownOrigins(settings)];
  const given = {
    applicant: [settings.OIDC_APPLICANT_CLIENT_ID, settings.OIDC_APPLICANT_CLIENT_SECRET],
    company: [settings.OIDC_COMPANY_CLIENT_ID, settings.OIDC_COMPANY_CLIENT_SECRET],
    advisor: [settings.OIDC_ADVISOR_CLIENT_ID, settings.OIDC_ADVISOR_CLIENT_SECRET],
  } as const;
  const clientOf = (side: Side) => {
    const [clientId, secret] = given[side];
    return {
      side,
      clientId,
      clientSecret:
        secret ?? createHmac("sha256", settings.sessionSecret).update(`client:${clientId}`).digest("base64url"),
      redirectUris: origins.map((origin) => `${origin}/auth/${side}/callback`),
      postLogoutRedirectUris: origins.map((origin) => `${origin}/auth/${side}`),
    };
  };
  return Object.fromEntries(sideNames.map((side) => [side, clientOf(side)])) as Record<
    Side,
    ReturnType<typeof clientOf>
  >;
}
