import fc from "fast-check";
import { expect, it } from "vitest";
import { hasRightDigits, maskedIban, plainIban } from "#domain/iban.ts";

const right = [
  "DE89370400440532013000",
  "AT611904300234573201",
  "NL91ABNA0417164300",
  "MT84MALT011000012345MTLCAST001S",
];

it("finds the check digits of an IBAN right, however it was typed", () => {
  for (const iban of right) expect(hasRightDigits(iban), iban).toBe(true);
  const typed = [
    " de89 3704 0044\n0532 0130 00 ",
    "DE89-3704-0044-0532-0130-00",
    "IBAN: DE89.3704.0044.0532.0130.00\u200b",
  ];
  for (const one of typed) expect(hasRightDigits(plainIban(one)), one).toBe(true);
});

it("finds every single wrong digit", () => {
  fc.assert(
    fc.property(fc.constantFrom(...right), fc.nat(29), fc.integer({ min: 1, max: 9 }), (iban, at, more) => {
      const digit = iban[at];
      fc.pre(digit !== undefined && /\d/.test(digit));
      const wrong = iban.slice(0, at) + ((Number(digit) + more) % 10) + iban.slice(at + 1);
      expect(hasRightDigits(wrong), wrong).toBe(false);
    }),
  );
});

it("takes nothing else for an IBAN", () => {
  for (const text of ["", "DE89", "8937040044", "DE89 3704 0044 0532 0130 00", "DE8937040044053201300!"])
    expect(hasRightDigits(text), text).toBe(false);
});

it("hides an IBAN but for its country and its end", () => {
  expect(maskedIban("DE89370400440532013000")).toBe("DE•• •••• 3000");
});
