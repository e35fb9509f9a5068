import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { linkTo, pages } from "#contract/pages.ts";

const publicUrl = "https://portal.example";

test("a link fills in what its page asks for", () => {
  expect(linkTo(publicUrl, pages.public.start)).toBe("https://portal.example/");
  expect(linkTo(publicUrl, pages.applicant.jobOpening, { jobOpeningId: "a/b" })).toBe(
    "https://portal.example/ds/selfmatching/a%2Fb",
  );
  expect(linkTo(publicUrl, pages.applicant.confirmEmail, { token: "x&y" })).toBe(
    "https://portal.example/ds/confirm-email?token=x%26y",
  );
  // @ts-expect-error a page with a parameter cannot be linked to without it
  expect(() => linkTo(publicUrl, pages.applicant.ticket)).toThrow();
  // @ts-expect-error only what is in the table may be linked to
  linkTo(publicUrl, "/ds/elsewhere");
});

test("a link to a company's page says which company", () => {
  const names = { jobOpeningId: "o", accountId: "a", companyId: "c" };
  expect(linkTo(publicUrl, pages.company.applicant, names)).toBe(
    "https://portal.example/b2b/job-openings/o/applicants/a?company=c",
  );
});

test("the backend writes no address of a page by hand", () => {
  const files = readdirSync("backend", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const handwritten = files.filter((name) =>
    /publicUrl\}|new URL\([`"]\/|["`](https:\/\/portal\.[^"`]*)?\/(ds|b2b|advisor|invitation|password-reset)[/?"`]/.test(
      readFileSync(join("backend", name), "utf8"),
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(handwritten).toEqual([]);
});
