import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { hour } from "#domain/time.ts";
import type { Actor } from "../../callers.ts";
import { lockAccount } from "../../db/accounts.ts";
import { emailVerification } from "../../db/schema/account.ts";
import { hashOf, newSecret } from "../../identity/secrets.ts";
import type { CallWork } from "../../work.ts";
import { countAttempt, hourly } from "../attempts.ts";
import { queueMail } from "../mail/queue-mail.ts";

/**
 * Mails an applicant the link that confirms their e-mail address; nothing is sent for a confirmed one. 429 after
 * `limits.verificationMailsPerHour`. The link opens a page of the portal, which posts the token.
 */
export async function sendEmailVerification({ db, publicUrl, language, now }: CallWork, { id: accountId }: Actor) {
  const row = await lockAccount(db, accountId);
  if (!row || row.emailVerified) return;
  const allowance = hourly(limits.verificationMailsPerHour);
  // Counted with the mail, in its transaction: a call that sends nothing uses nothing up.
  await countAttempt(db, "emailVerification", accountId, allowance, now);

  const token = newSecret();
  const expiresAt = new Date(now.getTime() + limits.verificationLinkHours * hour);
  await db.insert(emailVerification).values({ tokenHash: hashOf(token), accountId, expiresAt });
  const link = linkTo(publicUrl, pages.applicant.confirmEmail, { token });
  const { email: to, firstName } = row;
  await queueMail(db, { kind: "emailVerification", to, firstName, language, values: { link } });
}
