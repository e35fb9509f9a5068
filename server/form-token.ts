import { createHmac, timingSafeEqual } from "node:crypto";

/** The token in the forms of this visitor. */
export const formTokenOf = (visitor: string, secret: string) =>
  createHmac("sha256", secret).update(`form:${visitor}`).digest("base64url");

export function isFormToken(token: string, visitor: string, secret: string): boolean {
  const given = Buffer.from(token);
  const expected = Buffer.from(formTokenOf(visitor, secret));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
