import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * The key for what the portal alone shall read, made from its secret (ADR 0127). Node prepares plain bytes with each
 * use.
 */
export const sealingKey = (secret: string) =>
  createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", "portal sessions", 32)));

/** Encrypts data for one row: neither read nor changed nor moved to another row without the key. */
export function seal(key: KeyObject, row: string, data: Record<string, unknown>): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(row));
  const content = Buffer.concat([sealing.update(JSON.stringify(data)), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), content]).toString("base64url");
}

/** What was sealed for the row; undefined for anything else. */
export function unseal(key: KeyObject, row: string, sealed: unknown): Record<string, unknown> | undefined {
  const bytes = Buffer.from(String(sealed), "base64url");
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  try {
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(row));
    opening.setAuthTag(tag);
    const content = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}
