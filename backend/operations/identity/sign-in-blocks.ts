import { and, eq, inArray, or, sql } from "drizzle-orm";
import { type SignInCount, signInCounts } from "#contract/enumerations/desk.ts";
import { limits } from "#contract/limits.ts";
import type { Executor } from "../../db/open.ts";
import { embeddedProvider, subjectsOf } from "../../db/people.ts";
import { attempt } from "../../db/schema/calls.ts";
import { identityAccount } from "../../db/schema/identity.ts";
import { hashOf } from "../../identity/secrets.ts";
import { type Allowance, freeAgainAt } from "../refuse-too-many.ts";

/** How often an e-mail address may be tried. */
export const signInAllowances: Record<SignInCount, Allowance> = {
  signInFailure: { limit: limits.signInFailuresPerQuarterHour, minutes: 15 },
  codeMail: { limit: limits.verificationMailsPerHour, minutes: 60 },
  passwordReset: { limit: limits.resetsPerHour, minutes: 60 },
};

type Identity = Pick<typeof identityAccount.$inferSelect, "id" | "email">;

/** By what failures on a known device are counted (ADR 0050), so that they are found by whose device it is. */
export const countedOn = (device: string, { id }: Pick<Identity, "id">) => `${id} ${device}`;

/** A person's sign-in at the embedded provider; undefined where they have none. */
export async function signInOf(db: Executor, personId: string) {
  const subjects = await subjectsOf(db, personId, embeddedProvider);
  const [found] = await db
    .select()
    .from(identityAccount)
    .where(inArray(sql`${identityAccount.id}::text`, subjects));
  return found;
}

/** Attempts with the address of a sign-in or on its devices; those of a whole network are nobody's. */
const attemptsWith = ({ id, email }: Identity) =>
  and(
    inArray(attempt.kind, [...signInCounts]),
    or(eq(attempt.who, hashOf(email.toLowerCase())), sql`starts_with(${attempt.who}, ${countedOn("", { id })})`),
  );

/** What is refused to a sign-in now, and until when at the latest. */
export async function blocksOf(db: Executor, identity: Identity, now: Date) {
  const tried = await db
    .selectDistinct({ kind: attempt.kind, who: attempt.who })
    .from(attempt)
    .where(attemptsWith(identity));
  const latest = new Map<SignInCount, Date>();
  for (const { kind, who } of tried) {
    const count = kind as SignInCount;
    const freeAt = await freeAgainAt(db, kind, who, signInAllowances[count], now);
    if (freeAt && !(latest.get(count)! > freeAt)) latest.set(count, freeAt);
  }
  return [...latest].map(([of, until]) => ({ of, until: until.toISOString() }));
}

/** Forgets what a sign-in has tried. */
export const forgetTries = (db: Executor, identity: Identity) => db.delete(attempt).where(attemptsWith(identity));
