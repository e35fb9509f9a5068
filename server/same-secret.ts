import { createHash, timingSafeEqual } from "node:crypto";

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Compares what was sent with a secret; how long that takes tells nothing of it. */
export const isSameSecret = (given: string, secret: string) => timingSafeEqual(hashOf(given), hashOf(secret));
