import { resolve } from "node:path";
import { expect, test } from "vitest";

const { wrongSpelling }: { wrongSpelling: (text: string, lng: string) => string[] } = await import(
  resolve("scripts/wrong-spelling.js")
);

test.each([
  ["de", "Schreib uns eine Email.", "Email", "E-Mail"],
  ["de", "Ältere Mails", "Mails", "E-Mail"],
  ["de", "Deine Jobs", "Jobs", "Stelle"],
  ["de", 'Sieh unter "Stellen" nach.', '"', "„…“"],
  ["en", "Send the e-mail again", "e-mail", "email"],
  ["en", "Back to the home page", "home page", "Home"],
  ["en", "Postal code", "Postal code", "postcode"],
  ["en", "We don't know yet.", "'", "’"],
  ["ar", "الدراسة, العمل", ",", "،"],
  ["ar", "هل نسيت كلمة المرور?", "?", "؟"],
  ["ar", "شهادة معلّم حرفة (Meisterbrief)", "(M", "U+2066 … U+2069 around Latin in brackets"],
])("%s: „%s“ is told", (lng, text, found, right) => {
  expect(wrongSpelling(text, lng)).toEqual([`has „${found}“, which is written ${right}`]);
});

test.each([
  ["de", "Nebenjobs stehen unter „Erfahrung“. Die E-Mail kommt gleich, sagt der Mailserver."],
  ["en", "We’ll email you about “jobs”."],
  ["ar", "1,600 حرف، و{{minutes, number(style: unit; unit: minute)}} (\u2066Meisterbrief\u2069)؟"],
  ["fr", 'Une "e-mail"'],
])("%s: „%s“ is right", (lng, text) => {
  expect(wrongSpelling(text, lng)).toEqual([]);
});
