import { createHmac } from "node:crypto";

const visitors = "visitor:";

/** Stands for an owner of drafts where others may read it; says no more of them than whether they have signed in. */
export const ownerIdOf = (owner: string, secret: string) =>
  (owner.startsWith(visitors) ? visitors : "") +
  createHmac("sha256", secret).update(`owner:${owner}`).digest("base64url");

export const isVisitors = (ownerId: string) => ownerId.startsWith(visitors);

/** The owner of posts that came without their session, until that person signs in (ADR 0038). */
export const nameless = (ownerId: string) => `mark:${ownerId}`;

/** The owners of all drafts of these sign-ins, also of what came without their session. */
export const draftOwnersOf = (subjects: string[], secret: string) =>
  subjects.flatMap((subject) => [subject, nameless(ownerIdOf(subject, secret))]);
