import { describe, expect, it } from "vitest";
import { attempt } from "#backend/db/schema.ts";
import { recordAttempt, refuseTooMany } from "#backend/operations/refuse-too-many.ts";
import { Refusal } from "#contract/errors.ts";
import { useDatabase } from "../../database.ts";

const { db } = await useDatabase();
const allowance = { limit: 2, minutes: 15 };
const tryAs = (who: string, now = new Date()) => refuseTooMany(db, "signIn", who, allowance, now);

describe("attempts", () => {
  it("are refused once the allowance is used up, for one and not for another", async () => {
    await recordAttempt(db, "signIn", "mia");
    await expect(tryAs("mia")).resolves.toBeUndefined();
    await recordAttempt(db, "signIn", "mia");
    await expect(tryAs("mia")).rejects.toEqual(new Refusal(429, "Zu viele Versuche. Bitte versuche es später erneut."));
    await expect(tryAs("sara")).resolves.toBeUndefined();
  });

  it("of another kind do not count", async () => {
    for (let i = 0; i < 3; i++) await recordAttempt(db, "code", "lena");
    await expect(tryAs("lena")).resolves.toBeUndefined();
  });

  it("are forgotten when the window has passed", async () => {
    const at = new Date();
    await db.insert(attempt).values([1, 2].map(() => ({ kind: "signIn", who: "jonas", at })));
    await expect(tryAs("jonas", new Date(at.getTime() + 14 * 60_000))).rejects.toThrow();
    await expect(tryAs("jonas", new Date(at.getTime() + 15 * 60_000))).resolves.toBeUndefined();
  });
});
