import { expect, it } from "vitest";
import { addressesIn } from "#domain/attendance-list.ts";

it.each([
  ["one a line", "mia@example.org\nSARA@example.org\r\n\n", ["mia@example.org", "sara@example.org"]],
  [
    "a table with heads, in which somebody joined twice",
    'Name,E-Mail,Join Time\n"Hoffmann, Mia",mia@example.org,17:02\n"Hoffmann, Mia",mia@example.org,17:40\nGast,,17:03',
    ["mia@example.org", "mia@example.org"],
  ],
  [
    "a table with address and account",
    "1. Zusammenfassung\nName\tE-Mail\tTeilnehmer-ID (UPN)\nMia\tmia@example.org\tMia@example.org",
    ["mia@example.org"],
  ],
  [
    "as a mail names its readers",
    "Mia Hoffmann <mia@example.org>; 'sara@example.org'",
    ["mia@example.org", "sara@example.org"],
  ],
  [
    "with an apostrophe in an address",
    "sean.o'brien@example.org; 'nora.o'hara@example.org'.",
    ["sean.o'brien@example.org", "nora.o'hara@example.org"],
  ],
  ["without addresses", "Mia\nSara @home", []],
  ["in a sentence", "Da waren mia@example.org und sara@example.org.", ["mia@example.org", "sara@example.org"]],
  // Looked for anywhere in it, addresses took twelve seconds and the process with them.
  ["made of signs alone", "a@".repeat(2_000), []],
  ["made of dots", `${"a@b.".repeat(60)}\n${".".repeat(5_000)}`, []],
])("an attendance list is read: %s", (_what, list, addresses) => {
  expect(addressesIn(list)).toEqual(addresses);
});
