import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: the token of a link, a session or the API. */
export const newSecret = () => randomBytes(32).toString("base64url");

/** The stored form of a secret: access to the database alone opens nothing. */
export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
