import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Consent, consentChoice } from "#contract/entities/consent.ts";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { consentWording, needsConfirmation } from "#domain/consent.ts";
import { hour } from "#domain/time.ts";
import type { Actor } from "../../callers.ts";
import { type Applicant, lockAccount } from "../../db/accounts.ts";
import type { Executor } from "../../db/open.ts";
import { person } from "../../db/schema/people.ts";
import { consentChange, consentConfirmation } from "../../db/schema/personal-data.ts";
import { hashOf, newSecret } from "../../identity/secrets.ts";
import type { Work } from "../../work.ts";
import { mailApplicant } from "../mail/mail-applicant.ts";
import { countAttempt } from "../refuse-too-many.ts";

type Choice = z.output<typeof consentChoice>;

/**
 * Stores an applicant's choices (spec §7 `PUT /consents`). Changes go to the append-only log; a type that the list
 * leaves out keeps its answer. A choice that needs confirmation is mailed each time until it is confirmed; 429 after
 * `limits.verificationMailsPerHour` of those mails.
 */
export async function replaceConsents(work: Work, { id: accountId }: Actor, choices: Choice[]) {
  const { db, now } = work;
  const row = await lockAccount(db, accountId);
  if (!row) throw Refusal.notFound();
  const { personId } = row;
  const before = new Map(row.consents.map(({ type, status }) => [type, status]));
  const after = new Map([
    ...before,
    ...choices.map(({ type, hasOptedIn }) => [type, statusAfter(before.get(type), hasOptedIn)] as const),
  ]);
  for (const { type, hasOptedIn } of choices.filter(({ type }) => needsConfirmation(type))) {
    if (!hasOptedIn) await forgetConfirmation(db, personId, type);
    else if (after.get(type) !== "opt_in_double") await mailConfirmation(work, row, type);
  }

  const changes = [...after]
    .map(([type, to]) => ({ type, from: before.get(type) ?? ("not_answered" as const), to }))
    .filter(({ from, to }) => from !== to);
  if (changes.length === 0) return;
  await db
    .insert(consentChange)
    .values(changes.map((change) => ({ personId, ...change, wording: consentWording, at: now })));
  const consents = [...after].map(([type, status]) => ({ type, status }));
  await db.update(person).set({ consents }).where(eq(person.id, personId));
}

/** A confirmed choice needs no second confirmation. */
function statusAfter(before: Consent["status"] | undefined, hasOptedIn: boolean): Consent["status"] {
  if (!hasOptedIn) return "opt_out";
  return before === "opt_in_double" ? before : "opt_in_single";
}

const forgetConfirmation = (db: Executor, personId: string, type: string) =>
  db
    .delete(consentConfirmation)
    .where(and(eq(consentConfirmation.personId, personId), eq(consentConfirmation.type, type)));

async function mailConfirmation({ db, publicUrl, now }: Work, row: Applicant, type: string) {
  const allowance = { limit: limits.verificationMailsPerHour, minutes: 60 };
  await countAttempt(db, "consentConfirmation", row.id, allowance, now);
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + limits.consentLinkHours * hour);
  await forgetConfirmation(db, row.personId, type);
  await db.insert(consentConfirmation).values({ tokenHash: hashOf(token), personId: row.personId, type, expiresAt });
  const link = linkTo(publicUrl, pages.applicant.confirmConsent, { token });
  const unsubscription = linkTo(publicUrl, pages.public.newsletterUnsubscription, { id: row.unsubscriptionId });
  await mailApplicant(db, row, { kind: "consentConfirmation", values: { link, unsubscription } });
}
