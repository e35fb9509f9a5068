import { createHash } from "node:crypto";
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from "jose";
import { errorCodes, Refusal } from "#contract/errors.ts";

const algorithms = ["ES256", "RS256", "PS256", "EdDSA"];
const clockToleranceSeconds = 30;

/** The keys of an issuer are fetched once, and again for a key that is not among them. */
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

/** Whom an id token is about, and the client that it was issued to. */
export interface IdClaims {
  subject: string;
  audience: string;
  email?: string;
  emailVerified: boolean;
}

/** Reads an id token. Refuses one that is forged, expired, of another issuer or for another client (1002). */
export async function verifyIdToken(
  idToken: string,
  accessToken: string,
  { jwksUrl, issuer, audiences }: Expected,
): Promise<IdClaims> {
  const { payload, protectedHeader } = await jwtVerify(idToken, keysAt(jwksUrl), {
    algorithms,
    issuer,
    audience: audiences,
    clockTolerance: clockToleranceSeconds,
    requiredClaims: ["sub", "exp", "iat"],
  }).catch(refuseInvalid);
  const [audience, ...others] = [payload.aud ?? []].flat();
  if (!audience || others.length > 0 || !belongsTogether(payload, accessToken, protectedHeader.alg)) throw invalid();
  return {
    subject: String(payload.sub),
    audience,
    email: typeof payload.email === "string" ? payload.email : undefined,
    emailVerified: payload.email_verified === true,
  };
}

const invalid = () => new Refusal(errorCodes.tokenInvalid, "Das Token ist ungültig.");

function refuseInvalid(error: unknown): never {
  // Keys that cannot be fetched say nothing about the token.
  const isAnswer = error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
  const isUnreachable = !isAnswer || error instanceof errors.JWKSTimeout;
  throw isUnreachable ? new Refusal(503, "Der Identitätsdienst ist gerade nicht erreichbar.") : invalid();
}

/** An id token travels in addresses (sign-out); only with its access token does it open a session. */
function belongsTogether({ at_hash: expected }: JWTPayload, accessToken: string, algorithm: string) {
  if (expected === undefined) return true;
  const digest = createHash(algorithm === "EdDSA" ? "sha512" : "sha256")
    .update(accessToken)
    .digest();
  return digest.subarray(0, digest.length / 2).toString("base64url") === expected;
}
