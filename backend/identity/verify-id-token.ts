import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import { errorCodes, Refusal } from "#contract/errors.ts";
import { idTokenChecks } from "#contract/id-token-checks.ts";

/** An issuer's keys are fetched once, and again when a token names an unknown key. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function keysAt(url: string) {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url), { cooldownDuration: 5000, timeoutDuration: 1200 });
  keySets.set(url, known);
  return known;
}

interface Expected {
  jwksUrl: string;
  issuer: string;
  audiences: string[];
}

/** The subject of an id token, and the client it was issued to. */
export interface IdClaims {
  subject: string;
  audience: string;
  email?: string;
  emailVerified: boolean;
  /** Of the embedded provider: the identity's `signOuts` when the password was checked. */
  acr?: string;
}

/** Reads an id token. Refuses a forged or expired one, and one of another issuer or client (1002). */
export async function verifyIdToken(
  idToken: string,
  accessToken: string,
  { jwksUrl, issuer, audiences }: Expected,
): Promise<IdClaims> {
  const { payload, protectedHeader } = await jwtVerify(idToken, keysAt(jwksUrl), {
    ...idTokenChecks,
    issuer,
    audience: audiences,
    requiredClaims: ["sub", "exp", "iat"],
  }).catch(refuseInvalid);
  const [audience, ...others] = [payload.aud ?? []].flat();
  if (!audience || others.length > 0 || !belongsTogether(payload, accessToken, protectedHeader.alg))
    throw tokenIsInvalid();
  return {
    subject: String(payload.sub),
    audience,
    email: typeof payload.email === "string" ? payload.email : undefined,
    emailVerified: payload.email_verified === true,
    acr: typeof payload.acr === "string" ? payload.acr : undefined,
  };
}

/** Thrown for a token that proves nothing. */
export const tokenIsInvalid = () => new Refusal(errorCodes.tokenInvalid, "Das Token ist ungültig.");

/** Thrown when only the provider could say more. */
export const providerIsAway = () => new Refusal(503, "Der Identitätsdienst ist gerade nicht erreichbar.");

function refuseInvalid(error: unknown): never {
  // If the keys cannot be fetched, the token may still be valid.
  const isAnswer = error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
  const isUnreachable = !isAnswer || error instanceof errors.JWKSTimeout;
  throw isUnreachable ? providerIsAway() : tokenIsInvalid();
}

/** Id tokens appear in addresses (sign-out), so one opens a session only together with its access token. */
function belongsTogether({ at_hash: expected }: JWTPayload, accessToken: string, algorithm: string) {
  if (expected === undefined) return true;
  const digest = createHash(`sha${digestBits(algorithm)}`)
    .update(accessToken)
    .digest();
  return digest.subarray(0, digest.length / 2).toString("base64url") === expected;
}

/** The digest is the signature's own; EdDSA's is SHA-512. */
const digestBits = (algorithm: string) => (algorithm === "EdDSA" ? "512" : algorithm.slice(-3));
