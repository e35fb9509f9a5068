import { describe, expect, test } from "vitest";
import { baseOf, pathTable, sharedPaths } from "#app/paths.ts";
import { advisorPaths } from "#app/sides/advisor/paths.ts";
import { applicantPaths } from "#app/sides/applicant/paths.ts";
import { companyPaths } from "#app/sides/company/paths.ts";
import { cvPaths } from "#app/sides/cv-generator/paths.ts";
import { mailPaths } from "#app/sides/public/mails/mail-address.ts";
import { type LinkedPage, linkTo, pages } from "#contract/pages.ts";
import { readTable, routeAt } from "../world/route-table.ts";

/** The catch-all matches everything and proves nothing. */
const table = readTable().filter(({ path }) => path !== "*");
const idAt = (path: string) => routeAt(table, path)?.id;

/** Every address of a list of links, with something in the place of its parameter. */
const addressesOf = (links: Record<string, string | ((...parts: never[]) => string)>) =>
  Object.entries(links).map(([name, path]) => ({
    name,
    path: typeof path === "string" ? path : path("applicant" as never, "1" as never),
  }));

const onSharedHost = { hostSide: undefined, path: "/" };

describe("every link leads to a route of its side", () => {
  test.each(addressesOf(applicantPaths(onSharedHost)))("applicant: $name", ({ path }) => {
    expect(idAt(path)).toMatch(/^applicant\//);
  });
  test.each(addressesOf(advisorPaths(onSharedHost)))("advisor: $name", ({ path }) => {
    expect(idAt(path)).toMatch(/^advisor\//);
  });
  test.each(addressesOf(companyPaths(onSharedHost)))("company: $name", ({ path }) => {
    expect(idAt(path)).toMatch(/^company\//);
  });
  test.each(addressesOf(cvPaths(onSharedHost)))("CV generator of applicants: $name", ({ path }) => {
    expect(idAt(path)).toMatch(/^applicant\/cv-generator\//);
  });
  test.each(addressesOf(cvPaths({ ...onSharedHost, path: "/lebenslauf-generator/send" })))(
    "public CV generator: $name",
    ({ path }) => {
      expect(idAt(path)).toMatch(/^shared\/cv-generator\//);
    },
  );
  test.each(addressesOf({ ...sharedPaths, ...mailPaths }))("shared: $name", ({ path }) => {
    expect(idAt(path)).toMatch(/^shared\//);
  });
});

describe("links are as the page was asked for", () => {
  test.each([
    [undefined, "/ds/home", "/ds/home", "/advisor", "/ds/cvgenerator"],
    [undefined, "/impressum", "/ds/home", "/advisor", "/ds/cvgenerator"],
    [undefined, "/lebenslauf-generator/input/profil", "/ds/home", "/advisor", "/lebenslauf-generator"],
    [undefined, "/lebenslauf-generators", "/ds/home", "/advisor", "/ds/cvgenerator"],
    ["applicant", "/home", "/home", "/advisor", "/cvgenerator"],
    ["applicant", "/lebenslauf-generator", "/home", "/advisor", "/lebenslauf-generator"],
    ["advisor", "/", "/ds/home", "/", "/ds/cvgenerator"],
  ] as const)("on the host of the side %s, at %s", (hostSide, path, home, desk, curriculumVitae) => {
    const place = { hostSide, path };
    expect([applicantPaths(place).home, advisorPaths(place).home, cvPaths(place).start]).toEqual([
      home,
      desk,
      curriculumVitae,
    ]);
  });

  test("and made once for each base", () => {
    let made = 0;
    const table = pathTable(baseOf("company"), (base) => ({ home: `${base}/home`, number: ++made }));
    const [shared, again] = [table(onSharedHost), table({ hostSide: undefined, path: "/b2b/news" })];
    expect(again).toBe(shared);
    expect(table({ hostSide: "company", path: "/news" })).toEqual({ home: "/home", number: 2 });
    expect(made).toBe(2);
  });
});

describe("every page that a mail may link to is one of its side", () => {
  const anything = {
    accountId: "1",
    code: "1",
    companyId: "1",
    id: "1",
    invitationId: "1",
    jobOpeningId: "1",
    partnerRequestId: "1",
    side: "applicant",
    ticketId: "1",
    token: "1",
    uid: "1",
  };
  const linked = Object.entries(pages).flatMap(([side, ofSide]) =>
    Object.entries<LinkedPage>(ofSide).map(([name, page]) => ({
      side,
      name,
      path: linkTo("", page as typeof pages.company.applicant, anything),
    })),
  );
  test.each(linked)("$side: $name", ({ side, path }) => {
    expect(path).not.toContain("undefined");
    expect(idAt(path.split("?")[0]!)).toMatch(side === "public" ? /^shared\// : new RegExp(`^${side}/`));
  });
});
