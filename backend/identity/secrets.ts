import { createHash, randomBytes } from "node:crypto";

/** 256 bits that nobody guesses: the token of a link, a session or the API. */
export const newSecret = () => randomBytes(32).toString("base64url");

/** How a secret is stored, so that reading the database opens nothing. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
