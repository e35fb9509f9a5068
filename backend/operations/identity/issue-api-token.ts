import { and, eq, ne, sql } from "drizzle-orm";
import { errorCodes, Refusal } from "#contract/errors.ts";
import { sideRoles } from "#contract/sides.ts";
import { hour } from "#domain/time.ts";
import type { Backend } from "../../backend.ts";
import type { PublicCaller } from "../../callers.ts";
import { isAddress } from "../../db/is-address.ts";
import type { Executor } from "../../db/open.ts";
import { embeddedProvider, personOf } from "../../db/people.ts";
import { account } from "../../db/schema/account.ts";
import { companyUser } from "../../db/schema/companies.ts";
import { identityAccount } from "../../db/schema/identity.ts";
import { apiToken } from "../../db/schema/people.ts";
import { advisor } from "../../db/schema/unit.ts";
import { askUserinfo } from "../../identity/ask-userinfo.ts";
import { hashOf, newSecret } from "../../identity/secrets.ts";
import { type IdClaims, tokenIsInvalid, verifyIdToken } from "../../identity/verify-id-token.ts";
import type { CallWork } from "../../work.ts";
import { leaveAddress } from "../account/leave-address.ts";
import { lockKnownAccount } from "../account/lock-known-account.ts";

interface Tokens {
  accessToken: string;
  idToken: string;
  referralCode?: string;
}
type Entry = Pick<CallWork, "db" | "now" | "backend" | "language"> & Pick<Tokens, "referralCode">;

/**
 * Exchanges the tokens of the identity provider for an `api_token` (spec §7 `POST /auth`); the client that they were
 * issued to decides the role. A new applicant counts for the owner of the referral code, if one is given. 1002 for an
 * invalid token, 1001 for an advisor unknown or locked here and for an address that nobody has confirmed, 503 while the
 * provider is away.
 */
export async function issueApiToken(
  work: CallWork,
  caller: PublicCaller,
  { idToken, accessToken, referralCode }: Tokens,
) {
  const { db, backend, now } = work;
  const { issuer, clients, sessionHours } = backend.settings;
  // The provider is asked before the transaction, which holds one of few connections.
  const claims = await claimsOf(backend, idToken, accessToken);
  const role = sideRoles.find((role) => clients[role] === claims.audience)!;
  const identity = { issuer: backend.identity ? embeddedProvider : issuer, subject: claims.subject };
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + sessionHours * hour);
  await db.transaction(async (tx) => {
    const personId = await personOf(tx, identity, claims.emailVerified ? claims.email : undefined);
    caller.id = await enter[role]({ ...work, db: tx, referralCode }, personId, claims);
    // Last: another address locks those of the sides before the identity, too.
    if (backend.identity) await lockIdentity(tx, claims);
    await tx.insert(apiToken).values({ hash: hashOf(token), expiresAt, role, personId });
  });
  return { api_token: token, role };
}

/** What the provider says about a person, itself: nothing that the portal passes on is believed unverified. */
async function claimsOf({ settings }: Backend, idToken: string, accessToken: string): Promise<IdClaims> {
  const { jwksUrl, userinfoUrl, issuer, clients } = settings;
  const audiences = Object.values(clients);
  const claims = await verifyIdToken(idToken, accessToken, { jwksUrl, issuer, audiences });
  if (claims.email || !userinfoUrl) return claims;
  return { ...claims, ...(await askUserinfo(userinfoUrl, accessToken, claims.subject)) };
}

/** Locks the identity of a sign-in, unless it is gone or was signed out everywhere since: then 1002 (ADR 0143). */
async function lockIdentity(db: Executor, { subject, acr }: IdClaims) {
  const { id, signOuts } = identityAccount;
  const isValid = and(eq(id, subject), eq(sql`${signOuts}::text`, acr ?? ""));
  const locked = await db.select({ id }).from(identityAccount).where(isValid).for("no key update");
  if (locked.length === 0) throw tokenIsInvalid();
}

/** Lets a person in on one side of the portal; returns their id there. */
const enter = { applicant: enterAsApplicant, company: enterAsColleague, study_advisor: enterAsAdvisor };

const unknownPerson = () => new Refusal(errorCodes.accountNotFound, "Dein Account wurde nicht im System gefunden");

/** An applicant's account is made at their first sign-in; its unit follows when the onboarding is done. */
async function enterAsApplicant(
  { db, now, language, referralCode }: Entry,
  personId: string,
  { email, emailVerified }: IdClaims,
) {
  if (!email) throw unknownPerson();
  const [known] = await db.select().from(account).where(eq(account.personId, personId)).for("no key update");
  if (known && known.email.toLowerCase() !== email.toLowerCase())
    await leaveAddress({ db, now }, await lockKnownAccount(db, known.id));
  const referredBy = sql`(select id from account where referral_code = ${referralCode ?? ""})`;
  // The provider's address counts; an address that was confirmed here stays so.
  const isConfirmed = sql`${emailVerified} or (${account.emailVerified} and ${account.email} = ${email})`;
  const [entered] = await db
    .insert(account)
    .values({ personId, email, emailVerified, language, referredBy })
    .onConflictDoUpdate({ target: account.personId, set: { email, emailVerified: isConfirmed, language } })
    .returning({ id: account.id });
  return entered!.id;
}

/** An advisor is known by their address, which must be theirs. An operator names those of the office (ADR 0074). */
async function enterAsAdvisor({ db, backend, language }: Entry, personId: string, claims: IdClaims) {
  const email = confirmedAddressOf(claims);
  const isOffice = backend.settings.officeEmails.includes(email);
  const isTheirs = isAddress(advisor.email, email);
  if (isOffice && (await db.$count(advisor, isTheirs)) === 0)
    await db.insert(advisor).values({ email, isAdvising: false }).onConflictDoNothing();
  const [found] = await db.select().from(advisor).where(isTheirs);
  if (!found || found.lockedAt) throw unknownPerson();
  await db
    .update(advisor)
    .set({ language, ...(isOffice && { isOffice }) })
    .where(eq(advisor.id, found.id));
  return makeTheirs(db, advisor, found.id, personId);
}

/**
 * A company user is known by their confirmed address. Somebody whom no company has invited is let in as well,
 * without a name or a company: the page says why there is nothing to see, and an invitation finds them.
 */
async function enterAsColleague({ db, language }: Entry, personId: string, claims: IdClaims) {
  const email = confirmedAddressOf(claims);
  await db.insert(companyUser).values({ email, firstName: "", lastName: "", language }).onConflictDoNothing();
  const [found] = await db.select({ id: companyUser.id }).from(companyUser).where(isAddress(companyUser.email, email));
  return makeTheirs(db, companyUser, found!.id, personId);
}

function confirmedAddressOf({ email, emailVerified }: IdClaims): string {
  if (!email || !emailVerified) throw unknownPerson();
  return email.toLowerCase();
}

/** From now on only the person who proved the address holds the place. */
async function makeTheirs(db: Executor, table: typeof advisor | typeof companyUser, id: string, personId: string) {
  await db
    .update(table)
    .set({ personId: null })
    .where(and(eq(table.personId, personId), ne(table.id, id)));
  await db.update(table).set({ personId }).where(eq(table.id, id));
  return id;
}
