import { createHash } from "node:crypto";
import { limits } from "#contract/limits.ts";

/** Hashes of the last pictures that this process made, the oldest first. */
const made = new Set<string>();

const hashOf = (picture: Uint8Array) => createHash("sha256").update(picture).digest("base64");

/** Remembers that a picture holds pixels alone, because it was encoded here. */
export function rememberMade(picture: Buffer): Buffer {
  made.add(hashOf(picture));
  const [oldest] = made;
  if (made.size > limits.picturesRemembered && oldest) made.delete(oldest);
  return picture;
}

export const wasMadeHere = (picture: Uint8Array) => made.has(hashOf(picture));
