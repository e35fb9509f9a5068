import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hashPassword, isRightPassword, refuseWeakPassword } from "#backend/identity/passwords.ts";
import type { Refusal } from "#contract/errors.ts";

const email = "lena.vogt@example.org";

const refusalOf = (password: string) =>
  refuseWeakPassword(email, password).then(
    () => undefined,
    (error: Refusal) => error.customErrors?.password,
  );

/** Every hundredth of the 10,000 most used ones that are long enough (SecLists, 10-million-password-list). */
const sample = `
password babygirl darkside hamilton 111222333 rootbeer qwertyuio 123456789z p0015123 1x2zkg8w original claymore
blackout magician creature harrypotter just4fun 11051990 26031988 25101988 11121985 eggplant 19101990 12121982
10041983 22051986 26071987 perfect1 07071988 19991999 lockdown 13061991 25071987 02091978 20061980 goldeney 11021987
civilwar 13111985 kikimora 16031987 markmark 19041992 01031987 22041983 04081986 26031985 11021992 envelope 17061983
yaroslav 24021984 07071994 31101985 14121984 01061982 28011984 15021993 01021995 28081988 1234KEKC pregnant 24041983
09101982 kenneth1 23021975 10021981 kazanova 24051992 10101978 dickweed 21101992 07031987 hamburger 20091995
08091990 ijrjkflrf 23071980 09051992 fordf250 20121991 09041980 evergreen 21071979 07031981 mccarthy 25061977
10021977 schastie alphaman 17021975 04041974 funnyman 22121994 10101972 phoenix2 27051981 15061982 05011979 margosha
`;

/** What the forms for a new password show as an example, in each language. */
const shown = readdirSync("locales").flatMap((language) =>
  ["register", "resetPassword"].flatMap((form) => {
    const path = `locales/${language}/shared/${form}.json`;
    const hint: string = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).fields.password.hint : "";
    return /[„“«](.+)[“”»]/.exec(hint)?.[1] ?? [];
  }),
);

describe("a password", () => {
  it.each(shown)("that our own forms show is refused: %s", async (example) => {
    for (const typed of [example, example.replaceAll(" ", ""), example.toUpperCase().replaceAll(" ", "-")])
      expect(await refusalOf(typed)).toEqual(["passwordCommon"]);
  });

  it("is shown as an example in German, English and Arabic, in two forms each", () => expect(shown).toHaveLength(6));

  it.each(["password123", "PassWort1", "Hallo1234", "qwertzuiop", "12345678"])(
    "that is common is refused: %s",
    async (typed) => expect(await refusalOf(typed)).toEqual(["passwordCommon"]),
  );

  it.each(sample.trim().split(/\s+/))("that many people have is refused: %s", async (typed) =>
    expect(await refusalOf(typed)).toEqual(["passwordCommon"]),
  );

  it.each([email, "Lena.Vogt@example.org", "lena.vogt"])("that is the address is refused: %s", async (typed) =>
    expect(await refusalOf(typed)).toEqual(["passwordIsEmail"]),
  );

  it.each(["Demo-2026-portal", "correct horse battery", "ناو شێوەکار ئاو", "aaaaaaaab"])(
    "needs no digits, signs or capitals: %s",
    async (typed) => expect(await refusalOf(typed)).toBeUndefined(),
  );

  it("is compared by argon2id, and is never right for an unknown identity", async () => {
    const hash = await hashPassword("correct horse battery");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isRightPassword("correct horse battery", hash)).toBe(true);
    expect(await isRightPassword("correct horse", hash)).toBe(false);
    expect(await isRightPassword("correct horse battery", undefined)).toBe(false);
  });
});
