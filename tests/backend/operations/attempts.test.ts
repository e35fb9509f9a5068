import { describe, expect, it } from "vitest";
import { attempt } from "#backend/db/schema/calls.ts";
import { countAttempt, failAttempts, forgetAttempts, openAttempt } from "#backend/operations/attempts.ts";
import { useDatabase } from "../../world/database.ts";

const { db } = await useDatabase();
const allowance = { limit: 2, minutes: 15 };
const tryAs = (who: string, now = new Date()) => countAttempt(db, "signIn", who, allowance, now);

describe("attempts", () => {
  it("are refused once the allowance is used up, for one and not for another", async () => {
    await expect(tryAs("mia")).resolves.toBeUndefined();
    await expect(tryAs("mia")).resolves.toBeUndefined();
    await expect(tryAs("mia")).rejects.toMatchObject({ code: 429 });
    await expect(tryAs("sara")).resolves.toBeUndefined();
  });

  it("of another kind do not count", async () => {
    await db.insert(attempt).values([1, 2, 3].map(() => ({ kind: "code", who: "lena" })));
    await expect(tryAs("lena")).resolves.toBeUndefined();
  });

  it("are forgotten when the window has passed", async () => {
    const at = new Date();
    await db.insert(attempt).values([1, 2].map(() => ({ kind: "signIn", who: "jonas", at })));
    await expect(tryAs("jonas", new Date(at.getTime() + 14 * 60_000))).rejects.toThrow();
    await expect(tryAs("jonas", new Date(at.getTime() + 15 * 60_000))).resolves.toBeUndefined();
  });

  it("say when the next one is free", async () => {
    const now = new Date();
    const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    await db.insert(attempt).values([14, 5].map((minutes) => ({ kind: "signIn", who: "emma", at: at(minutes) })));
    await expect(tryAs("emma", now)).rejects.toMatchObject({ code: 429, retryAfter: "60" });
  });

  it("made at once are as many as the allowance", async () => {
    const all = Array.from({ length: 8 }, () => countAttempt(db, "print", "leon", allowance, new Date()));
    const settled = await Promise.allSettled(all);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(allowance.limit);
  });
});

describe("open attempts", () => {
  const open = () => openAttempt(db, "password", "noah", allowance, new Date());

  it("use up the allowance until they are decided; what went well never was", async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, open));
    const opened = ids.filter((id) => id !== undefined);
    expect(opened).toHaveLength(allowance.limit);
    await forgetAttempts(db, opened);
    const again = [await open(), await open()].filter((id) => id !== undefined);
    expect(again).toHaveLength(allowance.limit);
    await failAttempts(db, "password", again);
    await expect(open()).rejects.toMatchObject({ code: 429 });
  });
});
