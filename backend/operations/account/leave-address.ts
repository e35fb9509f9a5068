import { and, eq } from "drizzle-orm";
import type { Applicant } from "../../db/accounts.ts";
import { type Addressee, isMailOf, isWaiting } from "../../db/mails.ts";
import { emailVerification } from "../../db/schema/account.ts";
import { mail } from "../../db/schema/mail.ts";
import type { Work } from "../../work.ts";
import { unconfirmConsents } from "../personal-data/unconfirm-consents.ts";

/**
 * Takes back what an account's address until now has confirmed or could still confirm, and its owner's mails to it. The
 * account and its person are locked.
 */
export async function leaveAddress(
  work: Pick<Work, "db" | "now">,
  row: Pick<Applicant, "id" | "consents" | keyof Addressee>,
) {
  const { db } = work;
  // The links name no address.
  await db.delete(emailVerification).where(eq(emailVerification.accountId, row.id));
  await unconfirmConsents(work, row);
  // Its mailbox may be somebody else's by now, and a deletion will know the new address alone. Without its line, a mail
  // that waits is not sent.
  const isTheirs = isMailOf(db, row);
  await db.delete(mail).where(and(isTheirs, isWaiting));
  await db.update(mail).set({ content: null }).where(isTheirs);
}
