import { describe, expect, it } from "vitest";
import { commonPasswords } from "#backend/identity/common-passwords.ts";
import { hashPassword, isRightPassword, refuseWeakPassword } from "#backend/identity/passwords.ts";
import type { Refusal } from "#contract/errors.ts";

const email = "lena.vogt@example.org";

function refusalOf(password: string) {
  try {
    refuseWeakPassword(email, password);
    return undefined;
  } catch (error) {
    return (error as Refusal).customErrors?.password;
  }
}

describe("a password", () => {
  it.each(["password123", "PassWort1", "Hallo1234", "qwertzuiop", "12345678"])(
    "that is common is refused: %s",
    (typed) => expect(refusalOf(typed)).toEqual(["passwordCommon"]),
  );

  it.each([email, "Lena.Vogt@example.org", "lena.vogt"])("that is the address is refused: %s", (typed) =>
    expect(refusalOf(typed)).toEqual(["passwordIsEmail"]),
  );

  it.each(["Demo-2026-portal", "correct horse battery", "ناو شێوەکار ئاو", "aaaaaaaab"])(
    "needs no digits, signs or capitals: %s",
    (typed) => expect(refusalOf(typed)).toBeUndefined(),
  );

  it("is compared by argon2id, and with nobody never right", async () => {
    const hash = await hashPassword("correct horse battery");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isRightPassword("correct horse battery", hash)).toBe(true);
    expect(await isRightPassword("correct horse", hash)).toBe(false);
    expect(await isRightPassword("correct horse battery", undefined)).toBe(false);
  });
});

it("is compared with a list that can be reached: lower case, long enough, about a thousand", () => {
  expect(commonPasswords.size).toBeGreaterThan(1000);
  for (const listed of commonPasswords) expect(listed).toMatch(/^.{8,}$/);
  for (const listed of commonPasswords) expect(listed).toBe(listed.toLowerCase());
});
