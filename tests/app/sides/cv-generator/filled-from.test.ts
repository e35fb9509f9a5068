import { expect, it } from "vitest";
import { filledFrom } from "#app/sides/cv-generator/filled-from.server.ts";
import { sheetPage } from "#app/sides/cv-generator/sheet.server.tsx";
import type { Account } from "#contract/entities/account.ts";

const account = {
  firstName: "Mia",
  lastName: "Hoffmann",
  email: "mia@example.org",
  softwareSkills: { office: 2, programming: 1 },
  drivingLicenseExists: true,
} as Account;
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/[\u2068\u2069]/g, "")
    .replace(/\s+/g, " ");

it("a CV begins with what the account says, once and in no more than it knows", () => {
  const text = textOf(sheetPage(filledFrom(account, "de"), undefined));
  expect(text).toContain("Programme Office (gute Kenntnisse), Programmieren (Grundkenntnisse) Führerschein vorhanden");
});
