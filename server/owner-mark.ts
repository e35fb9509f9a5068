import { createHmac, timingSafeEqual } from "node:crypto";

const hmac = (text: string, secret: string) => createHmac("sha256", secret).update(text).digest("base64url");

const visitors = "visitor:";

/** Stands for an owner of drafts where others may read it; says no more of them than whether they have signed in. */
export const ownerIdOf = (owner: string, secret: string) =>
  (owner.startsWith(visitors) ? visitors : "") + hmac(`owner:${owner}`, secret);

export const isVisitors = (ownerId: string) => ownerId.startsWith(visitors);

/** The mark in the forms of an owner. */
export function ownerMarkOf(owner: string, secret: string) {
  const id = ownerIdOf(owner, secret);
  return `${id}.${hmac(`mark:${id}`, secret)}`;
}

/** The owner that a posted mark names; undefined for a forged one. */
export function ownerIdIn(mark: string, secret: string): string | undefined {
  const [id = "", given = ""] = mark.split(".");
  const [one, other] = [Buffer.from(given), Buffer.from(hmac(`mark:${id}`, secret))];
  return one.length === other.length && timingSafeEqual(one, other) ? id : undefined;
}
