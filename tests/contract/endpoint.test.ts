import { expect, expectTypeOf, test } from "vitest";
import { applicant } from "#contract/calls/applicant.ts";
import { bytes, endpoints, get } from "#contract/endpoint.ts";
import { signedIn } from "#contract/needs.ts";
import { allEndpoints } from "#contract/openapi.ts";

test("the id of a call is its role and its name in the table", () => {
  expect(applicant.fetchAccount.id).toBe("applicant.fetchAccount");
  const company = endpoints(
    { role: "company", server: "main", base: "/b2b/v1" },
    { fetchAccount: get("/account", { needs: signedIn }) },
  );
  expect(company.fetchAccount.id).toBe("company.fetchAccount");
});

test("no two calls have the same id", () => {
  const ids = allEndpoints.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

// §8: all other calls lead to maintenance when their backend is away.
test("an upload, a file made on request and a look-up elsewhere say in place that the backend is away", () => {
  const told = allEndpoints.filter(
    ({ upload, path, method, response, server }) =>
      upload ||
      path.endsWith("/upload") ||
      (method === "POST" && response === bytes) ||
      server === "bank" ||
      path.endsWith("/mandate"),
  );
  const saying = allEndpoints.filter(({ isToldInPlace }) => isToldInPlace);
  expect(saying.map(({ id }) => id)).toEqual(told.map(({ id }) => id));
});

// ADR 0070: the promise comes before the first applicant.
test("a company's call about one applicant needs the promise of confidentiality", () => {
  const about = allEndpoints.filter(
    ({ role, path }) => role === "company" && /\/applicants?\/:(accountId|matchId)/.test(path),
  );
  expect(about.length).toBeGreaterThan(15);
  expect(about.filter(({ isConfidential }) => !isConfidential).map(({ id }) => id)).toEqual([]);
});

test("a line of the companies' side cannot be written without what it needs", () => {
  type Table = { role: "company"; server: "main"; base: "/b2b/v1" };
  const decided = { fetchInvoices: get("/accounting/invoices", { needs: signedIn }) };
  const undecided = { fetchInvoices: get("/accounting/invoices", {}) };
  expectTypeOf(endpoints).toExtend<(table: Table, lines: typeof decided) => unknown>();
  expectTypeOf(endpoints).not.toExtend<(table: Table, lines: typeof undecided) => unknown>();
});
