import { randomInt } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { writtenLanguageOf } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import { minute } from "#domain/time.ts";
import { isAddress } from "../../db/is-address.ts";
import type { Executor } from "../../db/open.ts";
import { identityAccount, identityCode } from "../../db/schema/identity.ts";
import { advisor } from "../../db/schema/unit.ts";
import { hashPassword, unmatchedHash } from "../../identity/passwords.ts";
import type { Interaction } from "../../identity/provider.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { CallWork } from "../../work.ts";
import { countAttempt } from "../attempts.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { identityProviderOf } from "./interaction-of.ts";
import { signInAllowances } from "./sign-in-blocks.ts";

interface Code {
  digits: string;
  hash: string;
}

interface Request {
  interaction: Interaction;
  identity: typeof identityAccount.$inferSelect;
  code: Code;
  /** The one that the code confirms; null where the identity has its own. */
  passwordHash: string | null;
  /** Of the page that asks for the code. */
  language: string;
}

/** A new code of six digits; hashing it takes long and should hold no connection. */
export async function makeCode(): Promise<Code> {
  const digits = String(randomInt(1_000_000)).padStart(6, "0");
  return { digits, hash: await hashPassword(digits) };
}

/**
 * Mails the six-digit code that an interaction then waits for. A confirmed address gets a note instead, while the
 * interaction waits for a code that does not exist: its browser cannot tell. So it is at the advisors' desk with an
 * address that nobody named as an advisor's, which gets no mail. 429 after `limits.verificationMailsPerHour` to one
 * address.
 */
export async function mailCode(
  work: CallWork,
  { interaction, identity, code, passwordHash, language: shown }: Request,
) {
  const { db, backend, publicUrl, now } = work;
  const { uid } = interaction;
  const { email, emailVerified } = identity;
  const language = writtenLanguageOf(shown, work.language);
  const side = identityProviderOf(backend).sideOf(interaction);
  const isAwaited = side !== "advisor" || (await isAwaitedAdvisor(db, email, backend.settings.officeEmails));
  await lockIdentity(db, identity.id);
  await countAttempt(db, "codeMail", hashOf(email), signInAllowances.codeMail, now);

  const codeHash = emailVerified || !isAwaited ? await unmatchedHash() : code.hash;
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * minute);
  const awaited = { identityId: identity.id, codeHash, passwordHash, tries: 0, expiresAt };
  await db
    .insert(identityCode)
    .values({ interaction: uid, ...awaited })
    .onConflictDoUpdate({ target: identityCode.interaction, set: awaited });

  if (emailVerified) {
    const mail = { kind: "alreadyRegistered" as const, values: { link: linkTo(publicUrl, pages.public.start) } };
    return queueMail(db, { ...mail, to: email, language, reader: side });
  }
  if (!isAwaited) return;
  const mail = { kind: "confirmationCode" as const, values: { code: code.digits, minutes: limits.codeMinutes } };
  await queueMail(db, { ...mail, to: email, language, reader: side });
}

/** Keeps an identity as it is until the transaction ends: before its codes, of which there may be several. */
const lockIdentity = (db: Executor, id: string) =>
  db.select({ id: identityAccount.id }).from(identityAccount).where(eq(identityAccount.id, id)).for("no key update");

/** The code that an interaction waits for and its identity, both locked; undefined where it waits for none. */
export async function lockAwaited(db: Executor, { uid }: Pick<Interaction, "uid">) {
  const isAwaited = eq(identityCode.interaction, uid);
  // Identity before code, as those lock them who register the address again.
  const [asked] = await db.select({ id: identityCode.identityId }).from(identityCode).where(isAwaited);
  if (!asked) return undefined;
  await lockIdentity(db, asked.id);
  const [locked] = await db
    .select({ code: identityCode, identity: identityAccount })
    .from(identityCode)
    .innerJoin(identityAccount, eq(identityAccount.id, identityCode.identityId))
    .where(isAwaited)
    .for("update", { of: identityCode });
  return locked;
}

/** Whether the operator or the office has named an address as an advisor's. */
async function isAwaitedAdvisor(db: Executor, email: string, officeEmails: readonly string[]) {
  const isTheirs = and(isAddress(advisor.email, email), isNull(advisor.lockedAt));
  return officeEmails.includes(email.toLowerCase()) || (await db.$count(advisor, isTheirs)) > 0;
}
