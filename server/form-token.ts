import { createHmac } from "node:crypto";
import { isSameSecret } from "./same-secret.ts";

/** The token in the forms of this visitor. */
export const formTokenOf = (visitor: string, secret: string) =>
  createHmac("sha256", secret).update(`form:${visitor}`).digest("base64url");

/** Whether a posted token is the one in the forms of this visitor. */
export const isFormToken = (token: string, visitor: string, secret: string) =>
  isSameSecret(token, formTokenOf(visitor, secret));
