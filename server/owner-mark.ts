import { createHmac } from "node:crypto";
import { ownerIdOf } from "#backend/db/draft-owner.ts";
import { isSameSecret } from "./same-secret.ts";

const hmac = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("base64url");

/** The mark in the forms of an owner. */
export function ownerMarkOf(owner: string, secret: string) {
  const id = ownerIdOf(owner, secret);
  return `${id}.${hmac(`mark:${id}`, secret)}`;
}

/** The owner that a posted mark names; undefined for a forged one. */
export function ownerIdIn(mark: string, secret: string): string | undefined {
  const [id = "", given = ""] = mark.split(".");
  return isSameSecret(given, hmac(`mark:${id}`, secret)) ? id : undefined;
}
