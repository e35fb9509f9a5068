import type { KeyObject } from "node:crypto";
import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from "jose";
import type { JWK } from "oidc-provider";
import { day } from "#domain/time.ts";
import type { Executor, Tx } from "../db/open.ts";
import { oidcKey } from "../db/schema/identity.ts";
import { seal, unseal } from "../db/sealed.ts";

const algorithm = "ES256";
const rotationDays = 30;
/** An old key stays published as long as id tokens that it signed may be in use. */
const keptDays = 90;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);

/** Makes the first two keys: one signs, the other is published before it signs. Those of another secret go. */
export async function ensureKeys(db: Executor, sealing: KeyObject) {
  await db.transaction(async (tx) => {
    await lock(tx);
    await sealClearKeys(tx, sealing);
    const keys = await tx.select().from(oidcKey);
    const shut = keys.filter((key) => !open(sealing, key)).map(({ kid }) => kid);
    await tx.delete(oidcKey).where(inArray(oidcKey.kid, shut));
    const states = keys.filter(({ kid }) => !shut.includes(kid)).map(({ state }) => state);
    for (const state of ["current", "next"] as const)
      if (!states.includes(state)) await tx.insert(oidcKey).values({ ...(await newKey(sealing)), state });
  });
}

/** Version 2.8.0 stored keys in clear. What they have signed stays valid (ADR 0176). */
async function sealClearKeys(tx: Tx, sealing: KeyObject) {
  for (const { kid, jwk } of await tx.select().from(oidcKey).where(sql`${oidcKey.jwk} ? 'd'`))
    await tx
      .update(oidcKey)
      .set({ jwk: sealed(sealing, kid, jwk) })
      .where(eq(oidcKey.kid, kid));
}

/** All keys in oidc-provider's format, the signing key first. Throws after a portal with another secret has started. */
export async function loadKeys(db: Executor, sealing: KeyObject): Promise<JWK[]> {
  const rank = sql`case ${oidcKey.state} when 'current' then 0 when 'next' then 1 else 2 end`;
  const keys = await db.select().from(oidcKey).orderBy(rank, asc(oidcKey.createdAt));
  return keys.map((key) => {
    const jwk = open(sealing, key);
    if (!jwk) throw new Error("The signing keys in the database are sealed with another SESSION_SECRET");
    return jwk as JWK;
  });
}

/** Rotates the keys once the current one has signed for a month; called by a daily job. */
export async function rotateDueKeys(db: Executor, sealing: KeyObject, now: Date) {
  const due = and(eq(oidcKey.state, "next"), lt(oidcKey.createdAt, daysBefore(now, rotationDays)));
  // The next key was made when the current one began to sign: its age says how long ago that was.
  if ((await db.select({ kid: oidcKey.kid }).from(oidcKey).where(due)).length > 0) await rotateKeys(db, sealing, now);
}

/** Makes the next key sign and publishes a further one; existing signatures stay verifiable. */
export async function rotateKeys(db: Executor, sealing: KeyObject, now: Date) {
  await db.transaction(async (tx) => {
    await lock(tx);
    await tx.delete(oidcKey).where(and(eq(oidcKey.state, "old"), lt(oidcKey.createdAt, daysBefore(now, keptDays))));
    await tx.update(oidcKey).set({ state: "old" }).where(eq(oidcKey.state, "current"));
    await tx.update(oidcKey).set({ state: "current" }).where(eq(oidcKey.state, "next"));
    await tx.insert(oidcKey).values({ ...(await newKey(sealing)), state: "next", createdAt: now });
  });
}

const lock = (tx: Tx) => tx.execute(sql`lock table ${oidcKey} in exclusive mode`);

async function newKey(sealing: KeyObject) {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return { kid, jwk: sealed(sealing, kid, { ...jwk, kid, use: "sig", alg: algorithm }) };
}

const sealed = (sealing: KeyObject, kid: string, jwk: Record<string, unknown>) => ({ sealed: seal(sealing, kid, jwk) });
const open = (sealing: KeyObject, { kid, jwk }: Pick<typeof oidcKey.$inferSelect, "kid" | "jwk">) =>
  unseal(sealing, kid, jwk.sealed);
