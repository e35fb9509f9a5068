import { Refusal } from "#contract/errors.ts";
import { writtenLanguageOf } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { minute } from "#domain/time.ts";
import type { PublicCaller } from "../../callers.ts";
import { isAddress } from "../../db/is-address.ts";
import { sideOfIdentity } from "../../db/people.ts";
import { identityAccount, passwordReset } from "../../db/schema/identity.ts";
import { evenOut } from "../../identity/even-out.ts";
import { hashOf, newSecret } from "../../identity/secrets.ts";
import type { CallWork } from "../../work.ts";
import { countAttempt } from "../attempts.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { identityProviderOf } from "./interaction-of.ts";
import { signInAllowances } from "./sign-in-blocks.ts";

/**
 * Mails the link to a new password. The answer is the same for an address without an account. After
 * `limits.resetsPerHour` 429 from one network address, while one e-mail gets no more mails: the links in those of the
 * hour are valid, and who asked for them in somebody's name keeps nobody from them (ADR 0050).
 */
export const requestPasswordReset = (work: CallWork, caller: PublicCaller, what: Wanted) =>
  evenOut(request(work, caller, what));

interface Wanted {
  email: string;
  language: string;
}

async function request({ db, backend, publicUrl, language, now }: CallWork, { address }: PublicCaller, what: Wanted) {
  identityProviderOf(backend);
  const email = what.email.toLowerCase();
  // The visitor is counted first: a refused one uses up nothing of the address's.
  await countAttempt(db, "passwordReset", address, signInAllowances.passwordReset, now);
  const counted = countAttempt(db, "passwordReset", hashOf(email), signInAllowances.passwordReset, now);
  const refused = await counted.catch((error) => error);
  if (refused instanceof Refusal) return;
  if (refused) throw refused;

  const token = newSecret();
  const minutes = limits.resetLinkMinutes;
  const expiresAt = new Date(now.getTime() + minutes * minute);
  await db.transaction(async (tx) => {
    // Locked: an address that is just being given up would get a link that outlives it.
    const withAddress = isAddress(identityAccount.email, email);
    const [found] = await tx.select().from(identityAccount).where(withAddress).for("no key update");
    if (!found) return;
    await tx.insert(passwordReset).values({ tokenHash: hashOf(token), identityId: found.id, expiresAt });
    const side = await sideOfIdentity(tx, found);
    await queueMail(tx, {
      kind: "passwordReset",
      to: found.email,
      language: writtenLanguageOf(what.language, language),
      reader: side,
      values: { link: linkTo(publicUrl, pages.public.passwordReset, { side, token }), minutes },
    });
  });
}
