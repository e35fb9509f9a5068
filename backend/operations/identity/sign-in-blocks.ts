import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type SignInCount, signInCounts } from "#contract/enumerations/desk.ts";
import { limits } from "#contract/limits.ts";
import { isAddress } from "../../db/is-address.ts";
import type { Executor } from "../../db/open.ts";
import { embeddedProvider } from "../../db/people.ts";
import { attempt } from "../../db/schema/calls.ts";
import { identityAccount } from "../../db/schema/identity.ts";
import { personIdentity } from "../../db/schema/people.ts";
import { hashOf } from "../../identity/secrets.ts";
import type { CallWork } from "../../work.ts";
import { type Allowance, freeAgainAt, hourly } from "../attempts.ts";

/** How often an e-mail address may be tried. */
export const signInAllowances: Record<SignInCount, Allowance> = {
  signInFailure: { limit: limits.signInFailuresPerQuarterHour, minutes: 15 },
  codeMail: hourly(limits.verificationMailsPerHour),
  passwordReset: hourly(limits.resetsPerHour),
};

type Identity = Pick<typeof identityAccount.$inferSelect, "id" | "email">;
/** Whose sign-in: that of an address, or of a person who signs in with it. */
interface Owner {
  email: string;
  personId?: string;
}
interface Tried {
  kind: string;
  who: string;
}

/** By what failures on a known device are counted (ADR 0050), so that they are found by whose device it is. */
export const countedOn = (device: string, { id }: Pick<Identity, "id">) => `${id} ${device}`;

/**
 * A sign-in at the embedded provider, with what is refused to it now and until when at the latest; undefined where
 * another provider keeps it, and where nobody has registered.
 */
export async function signInOf({ db, backend, now }: Pick<CallWork, "db" | "backend" | "now">, owner: Owner) {
  if (!backend.identity) return undefined;
  const { id, email, emailVerified } = identityAccount;
  const rows = await db
    .selectDistinct({ id, email, emailVerified, tried: { kind: attempt.kind, who: attempt.who } })
    .from(identityAccount)
    .leftJoin(attempt, attemptsWith(owner.email, sql`${id}::text`))
    .where(isOf(db, owner));
  const [found] = rows;
  if (!found) return undefined;
  const tried = rows.flatMap((row) => row.tried ?? []);
  return { ...found, blocks: await blocksAfter(db, tried, now) };
}

function isOf(db: Executor, { email, personId }: Owner) {
  if (personId === undefined) return isAddress(identityAccount.email, email);
  const { subject, issuer } = personIdentity;
  const isTheirs = and(eq(personIdentity.personId, personId), eq(issuer, embeddedProvider));
  return inArray(sql`${identityAccount.id}::text`, db.select({ subject }).from(personIdentity).where(isTheirs));
}

/** Attempts with an address or on the devices of an identity; those of a whole network are nobody's. */
const attemptsWith = (email: string, id: SQL) =>
  and(
    inArray(attempt.kind, [...signInCounts]),
    or(
      eq(attempt.who, hashOf(email.toLowerCase())),
      sql`starts_with(${attempt.who}, ${id} || ${countedOn("", { id: "" })})`,
    ),
  );

async function blocksAfter(db: Executor, tried: Tried[], now: Date) {
  const latest = new Map<SignInCount, Date>();
  for (const { kind, who } of tried) {
    const count = kind as SignInCount;
    const freeAt = await freeAgainAt(db, kind, who, signInAllowances[count], now);
    if (freeAt && !(latest.get(count)! > freeAt)) latest.set(count, freeAt);
  }
  return [...latest].map(([of, until]) => ({ of, until: until.toISOString() }));
}

/** Forgets what a sign-in has tried. */
export const forgetTries = (db: Executor, { id, email }: Identity) =>
  db.delete(attempt).where(attemptsWith(email, sql`${id}::text`));
