import { beforeEach, expect, it } from "vitest";
import { oidcKey } from "#backend/db/schema/identity.ts";
import { sealingKey } from "#backend/db/sealed.ts";
import { ensureKeys, loadKeys, rotateKeys } from "#backend/identity/keys.ts";
import { useDatabase } from "../../world/database.ts";

const { db } = await useDatabase();
const sealing = sealingKey("the secret of this portal");
const another = sealingKey("another secret");

beforeEach(() => db.delete(oidcKey));

const kids = async (key = sealing) => (await loadKeys(db, key)).map(({ kid }) => kid);
const stored = async () => JSON.stringify(await db.select({ jwk: oidcKey.jwk }).from(oidcKey));

it("keeps the signing keys so that a copy of the database signs nobody in", async () => {
  await ensureKeys(db, sealing);
  expect(await stored()).not.toContain('"d":');
  await rotateKeys(db, sealing, new Date());
  expect(await stored()).not.toContain('"d":');
  for (const key of await loadKeys(db, sealing)) expect(key.d).toMatch(/^[\w-]{43}$/);
});

it("seals keys of an earlier version where they lie, and signs on with them", async () => {
  await ensureKeys(db, sealing);
  const before = await loadKeys(db, sealing);
  await db.delete(oidcKey);
  const states = ["current", "next"] as const;
  await db.insert(oidcKey).values(before.map((jwk, at) => ({ kid: jwk.kid!, jwk: { ...jwk }, state: states[at]! })));

  await ensureKeys(db, sealing);
  expect(await loadKeys(db, sealing)).toEqual(before);
  expect(await stored()).not.toContain('"d":');
});

it("makes new keys in place of those of another secret, and keeps its own at a second start", async () => {
  await ensureKeys(db, another);
  const others = await kids(another);
  await ensureKeys(db, sealing);
  const own = await kids();
  expect(own).toHaveLength(2);
  for (const kid of others) expect(own).not.toContain(kid);
  await ensureKeys(db, sealing);
  expect(await kids()).toEqual(own);
});

it("serves no keys where another portal has put its own in their place", async () => {
  await ensureKeys(db, another);
  await expect(loadKeys(db, sealing)).rejects.toThrow("another SESSION_SECRET");
});
