import { matchRoutes } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import { advisorPaths, applicantPaths, sharedPaths } from "#app/paths.ts";
// @ts-expect-error the wished file is plain JavaScript
import { routes } from "#app/routes.js";

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
