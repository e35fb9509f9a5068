import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The longest rule that fits an address decides (RFC 9309). */
const rules = [...readFileSync("public/robots.txt", "utf8").matchAll(/^(Allow|Disallow): (.+)$/gm)]
  .map(([, kind, path]) => ({ kind, path: path! }))
  .sort((a, b) => b.path.length - a.path.length);
const fits = (address: string, path: string) =>
  path.endsWith("$") ? address === path.slice(0, -1) : address.startsWith(path);
const ruleOf = (address: string) => rules.find(({ path }) => fits(address, path))?.kind;

test.each(["/", "/fragen", "/praxispartner", "/lebenslauf-generator", "/impressum", "/assets/portal-1a.css"])(
  "search engines find %s",
  (address) => expect(ruleOf(address)).toBe("Allow"),
);

test.each([
  "/ds/home",
  "/b2b",
  "/advisor",
  "/mails",
  "/auth/applicant",
  "/auth/applicant/password-reset/token",
  "/calendar/token",
  "/invitation/code",
  "/documents/uuid/preview",
  "/lebenslauf-generator/send/token",
  "/lebenslauf-generator/preview",
  "/fragen?search=stelle",
])("and leave %s alone", (address) => expect(ruleOf(address)).toBe("Disallow"));
