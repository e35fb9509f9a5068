import { and, eq } from "drizzle-orm";
import type { ConsentChoice } from "#contract/entities/consent.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { needsConfirmation } from "#domain/consent.ts";
import { hour } from "#domain/time.ts";
import type { Actor } from "../../callers.ts";
import type { Applicant } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { consentConfirmation } from "../../db/schema/personal-data.ts";
import { hashOf, newSecret } from "../../identity/secrets.ts";
import type { Work } from "../../work.ts";
import { lockKnownAccount } from "../account/lock-known-account.ts";
import { countAttempt, hourly } from "../attempts.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { recordConsents } from "./record-consents.ts";

/**
 * Stores an applicant's choices (spec §7 `PUT /consents`) as `recordConsents` says. A choice that needs confirmation is
 * mailed each time until it is confirmed; 429 after `limits.verificationMailsPerHour` of those mails.
 */
export async function replaceConsents(work: Work, { id: accountId }: Actor, choices: ConsentChoice[]) {
  const { db } = work;
  const row = await lockKnownAccount(db, accountId);
  const after = await recordConsents(work, row, choices);
  for (const { type, hasOptedIn } of choices.filter(({ type }) => needsConfirmation(type))) {
    if (!hasOptedIn) await forgetConfirmation(db, row.personId, type);
    else if (after.get(type) !== "opt_in_double") await mailConfirmation(work, row, type);
  }
}

const forgetConfirmation = (db: Executor, personId: string, type: string) =>
  db
    .delete(consentConfirmation)
    .where(and(eq(consentConfirmation.personId, personId), eq(consentConfirmation.type, type)));

async function mailConfirmation({ db, publicUrl, now }: Work, row: Applicant, type: string) {
  const allowance = hourly(limits.verificationMailsPerHour);
  await countAttempt(db, "consentConfirmation", row.id, allowance, now);
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + limits.consentLinkHours * hour);
  await forgetConfirmation(db, row.personId, type);
  await db.insert(consentConfirmation).values({ tokenHash: hashOf(token), personId: row.personId, type, expiresAt });
  const link = linkTo(publicUrl, pages.applicant.confirmConsent, { token });
  const unsubscription = linkTo(publicUrl, pages.public.newsletterUnsubscription, { id: row.unsubscriptionId });
  await mailApplicant(db, row, { kind: "consentConfirmation", values: { link, unsubscription } });
}
