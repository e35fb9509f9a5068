import { expect, test } from "vitest";
import { pageName } from "#app/tracking/page-name.ts";
import { buildWithHandlesOf } from "../../world/portal-build.ts";

const within = (id: string, handle?: object) => [{ id: "root" }, { id: "applicant" }, { id, handle }];

test("a page view carries the name of its route", () => {
  expect(pageName(within("applicant/motivation"))).toBe("applicant/motivation");
});

test("a route may have another name, so that two addresses of a page count as one", () => {
  expect(pageName(within("shared/impressum", { trackingName: "shared/imprint" }))).toBe("shared/imprint");
});

const build = await buildWithHandlesOf("handle =");
const nameOf = (id: string) => pageName(within(id, build.routes[id]?.module.handle as object | undefined));

test.each([
  "shared/maintenance",
  "applicant/abilities-done",
  "applicant/search-done",
  "applicant/selfmatching-done",
  "applicant/contracts-done",
  "applicant/delete-document",
  "applicant/change-document",
  "applicant/delete-contract-document",
  "applicant/change-contract-document",
  "applicant/submit-contract",
])("§9: %s is no page view of its own", (id) => {
  expect(nameOf(id)).toBeUndefined();
});

test.each(["applicant/documents", "applicant/contract-documents", "shared/cookies"])("%s is one", (id) => {
  expect(nameOf(id)).toBe(id);
});

test("an address that no route has gives a page without a name", () => {
  expect(nameOf("shared/not-found")).toBeNull();
});
