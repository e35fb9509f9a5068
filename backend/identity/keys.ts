import { and, asc, eq, lt, sql } from "drizzle-orm";
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import type { JWK } from "oidc-provider";
import { day } from "#domain/time.ts";
import type { Executor, Tx } from "../db/open.ts";
import { oidcKey } from "../db/schema/identity.ts";

const algorithm = "ES256";
const rotationDays = 30;
/** An old key stays published as long as id tokens that it signed may be in use. */
const keptDays = 90;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);

/** Makes the first two keys: one signs, the other is published before it signs. */
export async function ensureKeys(db: Executor) {
  await db.transaction(async (tx) => {
    await lock(tx);
    const keys = await tx.select({ state: oidcKey.state }).from(oidcKey);
    for (const state of ["current", "next"] as const)
      if (!keys.some((key) => key.state === state)) await tx.insert(oidcKey).values({ ...(await newKey()), state });
  });
}

/** All keys in oidc-provider's format, the signing key first. */
export async function loadKeys(db: Executor): Promise<JWK[]> {
  const rank = sql`case ${oidcKey.state} when 'current' then 0 when 'next' then 1 else 2 end`;
  const keys = await db.select({ jwk: oidcKey.jwk }).from(oidcKey).orderBy(rank, asc(oidcKey.createdAt));
  return keys.map((key) => key.jwk as JWK);
}

/** Rotates the keys once the current one has signed for a month; called by a daily job. */
export async function rotateDueKeys(db: Executor, now: Date) {
  const due = and(eq(oidcKey.state, "next"), lt(oidcKey.createdAt, daysBefore(now, rotationDays)));
  // The next key was made when the current one began to sign: its age says how long ago that was.
  if ((await db.select({ kid: oidcKey.kid }).from(oidcKey).where(due)).length > 0) await rotateKeys(db, now);
}

/** Makes the next key sign and publishes a further one; existing signatures stay verifiable. */
export async function rotateKeys(db: Executor, now: Date) {
  await db.transaction(async (tx) => {
    await lock(tx);
    await tx.delete(oidcKey).where(and(eq(oidcKey.state, "old"), lt(oidcKey.createdAt, daysBefore(now, keptDays))));
    await tx.update(oidcKey).set({ state: "old" }).where(eq(oidcKey.state, "current"));
    await tx.update(oidcKey).set({ state: "current" }).where(eq(oidcKey.state, "next"));
    await tx.insert(oidcKey).values({ ...(await newKey()), state: "next", createdAt: now });
  });
}

const lock = (tx: Tx) => tx.execute(sql`lock table ${oidcKey} in exclusive mode`);

async function newKey() {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, jwk: { ...jwk, kid, use: "sig", alg: algorithm } };
}
