import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "#contract/errors.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { newSecret } from "./secrets.ts";

/** argon2id with the parameters that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let unmatched: Promise<string> | undefined;

/** A hash that no password matches, made once. */
export function unmatchedHash() {
  unmatched ??= hashPassword(newSecret());
  return unmatched;
}

/** Whether the password is right; takes equally long for an unknown identity. */
export async function isRightPassword(password: string, passwordHash: string | null | undefined) {
  return verify(passwordHash ?? (await unmatchedHash()), password);
}

/**
 * Refuses passwords that attackers guess first: common ones, and the e-mail address itself. There are no rules of
 * composition; the contract sets the length.
 */
export async function refuseWeakPassword(email: string, password: string) {
  const typed = password.toLowerCase();
  if (typed === email.toLowerCase() || typed === email.toLowerCase().split("@")[0])
    throw Refusal.invalid({ password: ["passwordIsEmail"] });
  if (await isCommonPassword(password)) throw Refusal.invalid({ password: ["passwordCommon"] });
}
