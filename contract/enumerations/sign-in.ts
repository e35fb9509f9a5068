/**
 * What a portal tells the embedded identity provider of why somebody signs in, for the sign-in page: their session
 * there has ended, with a post that is kept or without; they were invited; or they did something that ends in signing in.
 */
export const signInReasons = [
  "expired",
  "revoked",
  "kept",
  "invited",
  "signedOut",
  "accessDeleted",
  "passwordChanged",
] as const;
export type SignInReason = (typeof signInReasons)[number];
