import { describe, expect, it } from "vitest";
import { accountChanges, storedAnswers } from "#contract/entities/account.ts";
import { ownCompany } from "#contract/entities/company.ts";
import { keptAdvisor } from "#contract/entities/kept-advisor.ts";
import { partnerRequest } from "#contract/entities/partner-request.ts";
import { keptCampus } from "#contract/entities/programme.ts";
import { day, email, oneLine, phone, text, webAddress } from "#contract/values.ts";

const errorsOf = (value: unknown) => email.safeParse(value).error?.issues.map(({ message }) => message);

describe("an e-mail address", () => {
  it("may have spaces around it, which a table or a text browser leaves there", () => {
    expect(email.parse(" mia@example.org ")).toBe("mia@example.org");
  });
  it.each(["", "  "])("is missing when it is %j", (value) => {
    expect(errorsOf(value)).toEqual(["required"]);
  });
  it("is wrong without a domain", () => {
    expect(errorsOf("mia@")).toEqual(["email"]);
  });
});

describe("a day", () => {
  it.each([
    ["", "required"],
    ["01.07.2026", "date"],
    ["2026-02-30", "date"],
    ["0000-01-01", "date"],
  ])("%j is refused with one message", (typed, message) => {
    expect(day.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe("a phone number", () => {
  const wrongWith = (typed: string) => phone.safeParse(typed).error?.issues.map(({ message }) => message);
  it.each(["+49 221 4710287", "0221/4710-287", "(0221) 47 10 28", "0043.1.58804", "٠١٥١ ٢٣٤٥٦٧"])(
    "may be %s",
    (typed) => {
      expect(phone.parse(typed)).toBe(typed);
    },
  );
  it.each(["keine Ahnung", "mia@example.org", "-----", "+49 221 x 471"])("is not %j", (typed) => {
    expect(wrongWith(typed)).toEqual(["phone"]);
  });
  it("says one thing at a time of a number that is missing or too short", () => {
    expect([wrongWith(" "), wrongWith("+49")]).toEqual([["minLength?min=5"], ["minLength?min=5"]]);
  });
});

describe("a web address", () => {
  it.each([
    ["www.werkraum.de", "https://www.werkraum.de"],
    [" werkraum.de/stellen?art=dual ", "https://werkraum.de/stellen?art=dual"],
    ["müller-söhne.de", "https://müller-söhne.de"],
    ["http://werkraum.de", "http://werkraum.de"],
  ])("may be %j", (typed, kept) => {
    expect(webAddress.parse(typed)).toBe(kept);
  });
  it.each(["unsere Seite", "werkraum", "javascript:alert(1)", "mia@example.org", "ftp://werkraum.de", "//werkraum.de"])(
    "is not %j",
    (typed) => {
      expect(webAddress.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(["webAddress"]);
    },
  );
});

it("a phone number that was stored before they were checked is still read, and not taken again", () => {
  expect(storedAnswers.shape.phone.parse("bei Oma")).toBe("bei Oma");
  expect(ownCompany.shape.phone.parse("Zentrale")).toBe("Zentrale");
  for (const kept of [partnerRequest, keptAdvisor, keptCampus])
    expect(kept.shape.phone.parse("Zentrale")).toBe("Zentrale");
  expect(accountChanges.safeParse({ phone: "bei Oma" }).success).toBe(false);
});

describe("what stands in one line", () => {
  it("has neither line breaks nor other control characters", () => {
    expect(oneLine(80).parse("Mia\r\nBcc: all@example.org\u0007\u2028x")).toBe("Mia Bcc: all@example.org x");
    expect(oneLine(80).safeParse("\u0007\n").error?.issues[0]?.message).toBe("required");
  });
  it("does not turn the direction of what stands after it", () => {
    expect(oneLine(80).parse("\u202eMia\u202c \u2067Hoffmann\u2069")).toBe("Mia Hoffmann");
    expect(phone.parse("\u202a+49 221 4710287\u202c")).toBe("+49 221 4710287");
  });
  it("has no signs without a width, and is missing where there are no others", () => {
    expect(oneLine(80).parse("\ufeffMi\u200ba\u2060 Hoffmann")).toBe("Mia Hoffmann");
    expect(oneLine(80).safeParse("\u200b\ufeff").error?.issues[0]?.message).toBe("required");
  });
  it("keeps what names are written with", () => {
    const names = ["علی\u200cرضا", "क्\u200dष", "Ana\u200e (אנה)", "O’Neill-Şahin"];
    for (const name of names) expect(oneLine(80).parse(name)).toBe(name);
  });
  it("is measured as it is kept", () => {
    expect(oneLine(3).parse("\nMia\u202c\n")).toBe("Mia");
  });
});

it("a text of several lines keeps them", () => {
  expect(text(80).parse("Eins\n\nZwei")).toBe("Eins\n\nZwei");
});
