import { and, eq, gt, sql } from "drizzle-orm";
import { Refusal } from "#contract/errors.ts";
import type { Executor } from "../db/open.ts";
import { attempt } from "../db/schema.ts";

/** How often something may be tried within a sliding window of minutes. */
export interface Allowance {
  limit: number;
  minutes: number;
}

/** Refuses with 429 when `who` (an address, an account's id) has used up the allowance of a kind of attempt. */
export async function refuseTooMany(db: Executor, kind: string, who: string, { limit, minutes }: Allowance, now: Date) {
  const since = new Date(now.getTime() - minutes * 60_000);
  const recent = and(eq(attempt.kind, kind), eq(attempt.who, who), gt(attempt.at, since));
  const [counted] = await db.select({ attempts: sql<number>`count(*)::int` }).from(attempt).where(recent);
  if (counted && counted.attempts >= limit)
    throw new Refusal(429, "Zu viele Versuche. Bitte versuche es später erneut.");
}

/**
 * Counts an attempt, in the call's transaction: a refusal that is thrown takes the count back, so a failed attempt is
 * counted only when its refusal is returned.
 */
export async function recordAttempt(db: Executor, kind: string, who: string) {
  await db.insert(attempt).values({ kind, who });
}
