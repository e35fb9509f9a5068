import { expect, test } from "vitest";
import type { PortalContext } from "#app/context.ts";
import { rootDataOf } from "#app/root-data.server.ts";
import { sideAt } from "#app/shell/side.ts";

/** What a page knows that is asked for at this host. */
const rootAt = (host: string) => {
  const settings = { trackers: [], supportEmail: "" };
  const context = { wordsFor: () => ({}), settings, consent: { accepted: [] } } as unknown as PortalContext;
  return rootDataOf(
    new Request("http://localhost/", { headers: { Host: host } }),
    { ...context, language: "de" },
    null,
  );
};

test.each([
  ["localhost:3000", "/ds/home", "applicant"],
  ["localhost:3000", "/b2b/home", "company"],
  ["localhost:3000", "/enterprise", "company"],
  ["localhost:3000", "/auth/company/callback", "company"],
  ["unternehmensportal.example", "/impressum", "company"],
  ["enterprise.example", "/maintenance", "company"],
  ["unternehmensportal.example", "/advisor", "advisor"],
  ["unternehmensportal.example", "/lebenslauf-generator", "cvGenerator"],
])("§1: the address %s%s is of the side %s", (host, path, side) => {
  expect(sideAt(path, rootAt(host))).toBe(side);
});

test("a portal host is of its side, whatever its name", () => {
  expect(sideAt("/home", { hostSide: "applicant", isCompanyHost: true })).toBe("applicant");
});
