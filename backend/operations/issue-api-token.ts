import { randomBytes } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { errorCodes, Refusal } from "#contract/errors.ts";
import type { WrittenLanguage } from "#contract/languages.ts";
import { limits } from "#contract/limits.ts";
import type { publicCalls } from "#contract/public.ts";
import type { BackendSettings } from "../backend.ts";
import type { Executor } from "../db/open.ts";
import { account, advisor, apiToken, companyUser, employee } from "../db/schema.ts";
import { hashOf } from "../http/authentication.ts";
import type { Call } from "../http/call.ts";
import { type Person, verifyIdToken } from "../identity/verify-id-token.ts";

type Clients = BackendSettings["clients"];

/**
 * Exchanges the tokens of the identity provider for an `api_token` (spec §7 `POST /auth`); the client that they were
 * issued to decides the role. A new applicant counts for the owner of the referral code, if there is one. Refuses a
 * token that is not valid with 1002, and people we do not know with 1001.
 */
export async function issueApiToken({ db, backend, body, language, now }: Call<typeof publicCalls.authenticate>) {
  const { jwksUrl, issuer, clients } = backend.settings;
  const audiences = Object.values(clients);
  const person = await verifyIdToken(body.idToken, body.accessToken, { jwksUrl, issuer, audiences });
  const owner = await ownerOf(db, person, clients, { issuer, language, referralCode: body.referralCode });

  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + limits.sessionHours * 3_600_000);
  await db.insert(apiToken).values({ hash: hashOf(token), expiresAt, ...owner });
  return { api_token: token, role: owner.role };
}

/** What a new account keeps of its first sign-in. */
interface Arrival {
  issuer: string;
  language: WrittenLanguage;
  referralCode: string | undefined;
}

async function ownerOf(db: Executor, person: Person, clients: Clients, arrival: Arrival) {
  if (person.audience === clients.applicant)
    return { role: "applicant" as const, accountId: await accountOf(db, person, arrival) };
  if (person.audience === clients.study_advisor)
    return { role: "study_advisor" as const, advisorId: await advisorOf(db, person) };
  if (person.audience === clients.company)
    return { role: "company" as const, companyUserId: await companyUserOf(db, person) };
  throw unknownPerson();
}

const unknownPerson = () => new Refusal(errorCodes.accountNotFound, "Dein Account wurde nicht im System gefunden");

/** An applicant's account is made at their first sign-in; its unit follows when the onboarding is done. */
async function accountOf(db: Executor, person: Person, { issuer, language, referralCode = "" }: Arrival) {
  const { subject, email, emailVerified } = person;
  if (!email) throw unknownPerson();
  const referredBy = sql`(select id from account where referral_code = ${referralCode})`;
  const [created] = await db
    .insert(account)
    .values({ issuer, subject, email, emailVerified, language, referredBy })
    .onConflictDoNothing()
    .returning({ id: account.id });
  if (created) return created.id;
  // The provider's address counts; an address that was confirmed here stays so.
  const [found] = await db
    .update(account)
    .set({ email, emailVerified: sql`${emailVerified} or (${account.emailVerified} and ${account.email} = ${email})` })
    .where(and(eq(account.issuer, issuer), eq(account.subject, subject)))
    .returning({ id: account.id });
  if (!found) throw unknownPerson();
  return found.id;
}

/** An advisor is known by their address, which must be theirs. */
async function advisorOf(db: Executor, { email, emailVerified }: Person) {
  if (!email || !emailVerified) throw unknownPerson();
  const [found] = await db
    .select({ id: advisor.id })
    .from(advisor)
    .where(eq(sql`lower(${advisor.email})`, email.toLowerCase()));
  if (!found) throw unknownPerson();
  return found.id;
}

/** Somebody of a company is known by their address, which must be theirs. */
async function companyUserOf(db: Executor, { email, emailVerified }: Person) {
  if (!email || !emailVerified) throw unknownPerson();
  const [found] = await db
    .select({ id: companyUser.id })
    .from(companyUser)
    .innerJoin(employee, eq(employee.companyUserId, companyUser.id))
    .where(eq(sql`lower(${companyUser.email})`, email.toLowerCase()))
    .limit(1);
  if (!found) throw unknownPerson();
  return found.id;
}
