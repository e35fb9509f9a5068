import { matchRoutes } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import { advisorPaths, applicantPaths, sharedPaths } from "#app/paths.ts";
// @ts-expect-error the wished file is plain JavaScript
import { routes } from "#app/routes.js";
import { type LinkedPage, linkTo, pages } from "#contract/pages.ts";
import { sides } from "#contract/sides.ts";

interface Route {
  id: string;
  path: string | undefined;
  index?: true;
  children: Route[];
}

/** The table of `app/routes.js` as a tree. */
function readTable(): Route[] {
  let level: Route[] = [];
  routes((path: string | undefined, _file: string, { id, index }: Route, children?: () => void) => {
    const around = level;
    level = [];
    children?.();
    around.push({ id, path, ...(index ? { index } : undefined), children: level });
    level = around;
  });
  return level;
}

/** The catch-all matches everything and proves nothing. */
const table = readTable().filter(({ path }) => path !== "*");
const idAt = (path: string) => matchRoutes(table as Parameters<typeof matchRoutes>[0], path)?.at(-1)?.route.id;

/** Every address of a list of links, with something in the place of its parameter. */
const addressesOf = (links: Record<string, string | ((part: never) => string)>) =>
  Object.entries(links).map(([name, path]) => ({
    name,
    path: typeof path === "string" ? path : path("applicant" as never),
  }));

describe("every link leads to a route of its side", () => {
  test.each(addressesOf(applicantPaths("/ds")))("applicant: $name", ({ path }) => {
    expect(idAt(path)).toMatch(/^applicant\//);
  });
  test.each(addressesOf(advisorPaths("/advisor")))("advisor: $name", ({ path }) => {
    expect(idAt(path)).toMatch(/^advisor\//);
  });
  test.each(addressesOf(sharedPaths))("shared: $name", ({ path }) => {
    expect(idAt(path)).toMatch(/^shared\//);
  });
});

describe("every page that a mail may link to is one of its side", () => {
  const anything = { accountId: "1", code: "1", companyId: "1", id: "1", jobOpeningId: "1", ticketId: "1", token: "1" };
  const linked = Object.entries(pages).flatMap(([side, ofSide]) =>
    Object.entries<LinkedPage>(ofSide).map(([name, page]) => ({
      side,
      name,
      path: linkTo("", page as typeof pages.company.applicant, anything),
    })),
  );
  test.each(linked.filter(({ side }) => side !== "company"))("$side: $name", ({ side, path }) => {
    expect(path).not.toContain("undefined");
    expect(idAt(path.split("?")[0]!)).toMatch(side === "public" ? /^shared\// : new RegExp(`^${side}/`));
  });
  // Spec §2 gives their addresses; the side itself is not built yet.
  test.each(linked.filter(({ side }) => side === "company"))("company: $name", ({ path }) => {
    expect(path).toMatch(new RegExp(`^${sides.company.base}/`));
    expect(idAt(path.split("?")[0]!)).toBeUndefined();
  });
});
