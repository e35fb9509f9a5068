import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import { minute } from "#domain/time.ts";
import type { Executor } from "../db/open.ts";
import { attempt } from "../db/schema/calls.ts";

/** Number of attempts allowed within a sliding window of minutes. */
export interface Allowance {
  limit: number;
  minutes: number;
}

/** So many within any hour. */
export const hourly = (limit: number): Allowance => ({ limit, minutes: 60 });
/** So many within any 24 hours. */
export const daily = (limit: number): Allowance => ({ limit, minutes: 24 * 60 });

/**
 * Counts an attempt of `who` (an address, an account's id), or refuses it with 429 and says when the next one is free.
 * Of many simultaneous attempts, only as many as are allowed pass. Within a call's transaction a refusal that is thrown
 * takes the count back, so a failed attempt is counted only when its refusal is returned.
 */
export function countAttempt(db: Executor, kind: string, who: string, allowance: Allowance, now: Date) {
  return db.transaction(async (tx) => {
    await lockAttempts(tx, kind, who);
    await refuseTooMany(tx, kind, who, allowance, now);
    await tx.insert(attempt).values({ kind, who });
  });
}

/** When `who` may try again; undefined where they may already. */
export async function freeAgainAt(
  db: Executor,
  kind: string,
  who: string,
  { limit, minutes }: Allowance,
  now: Date,
): Promise<Date | undefined> {
  const milliseconds = minutes * minute;
  const since = new Date(now.getTime() - milliseconds);
  const [last] = await db
    .select({ at: attempt.at })
    .from(attempt)
    .where(and(eq(attempt.kind, kind), eq(attempt.who, who), gt(attempt.at, since)))
    .orderBy(desc(attempt.at))
    .limit(1)
    .offset(limit - 1);
  return last && new Date(last.at.getTime() + milliseconds);
}

async function refuseTooMany(tx: Executor, kind: string, who: string, allowance: Allowance, now: Date) {
  const freeAt = await freeAgainAt(tx, kind, who, allowance, now);
  if (!freeAt) return;
  const seconds = Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000));
  throw new Refusal(429, "Zu viele Versuche. Bitte versuche es später erneut.", undefined, String(seconds));
}

/**
 * Even two processes count one after the other, each until its transaction ends: only then can the other see the count.
 */
const lockAttempts = (tx: Executor, kind: string, who: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${who}`}, 0))`);

/** Takes back the latest attempt of `who`, because nothing of it is left. */
export async function takeBackAttempt(db: Executor, kind: string, who: string) {
  const latest = db
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(attempt.kind, kind), eq(attempt.who, who)))
    .orderBy(desc(attempt.at))
    .limit(1);
  await db.delete(attempt).where(inArray(attempt.id, latest));
}

/** An attempt whose outcome is still open. */
export type OpenAttempt = string;
const openKind = (kind: string) => `${kind}Open`;

/**
 * Counts an attempt of which only a failure counts in the end, before it is known. Undefined while open attempts use up
 * the allowance; 429 when failures have used it up.
 */
export function openAttempt(
  db: Executor,
  kind: string,
  who: string,
  allowance: Allowance,
  now: Date,
): Promise<OpenAttempt | undefined> {
  return db.transaction(async (tx) => {
    await lockAttempts(tx, kind, who);
    await refuseTooMany(tx, kind, who, allowance, now);
    const since = new Date(now.getTime() - allowance.minutes * minute);
    const counted = and(inArray(attempt.kind, [kind, openKind(kind)]), eq(attempt.who, who), gt(attempt.at, since));
    if ((await tx.$count(attempt, counted)) >= allowance.limit) return undefined;
    const [opened] = await tx
      .insert(attempt)
      .values({ kind: openKind(kind), who })
      .returning({ id: attempt.id });
    return opened?.id;
  });
}

/** Counts open attempts as failures from now on. */
export async function failAttempts(db: Executor, kind: string, ids: OpenAttempt[]) {
  await db.update(attempt).set({ kind }).where(inArray(attempt.id, ids));
}

/** Removes open attempts that succeeded. */
export async function forgetAttempts(db: Executor, ids: OpenAttempt[]) {
  await db.delete(attempt).where(inArray(attempt.id, ids));
}
