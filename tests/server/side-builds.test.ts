import type { ServerBuild } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { buildOf, failedBuildOf, manifestScript, partOf } from "#server/side-builds.ts";

const route = (
  id: string,
  parentId: string | undefined,
  path: string | undefined,
  words?: string[],
  takesFiles?: true,
) => ({
  id,
  parentId,
  path,
  module: { handle: words && { words, takesFiles } },
});
const all = [
  route("root", undefined, ""),
  route("applicant", "root", "ds", ["applicant"]),
  route("applicant/home", "applicant", "home", ["home", "steps"]),
  route("applicant/documents", "applicant", "documents", ["documents"], true),
  route("shared/photo", "root", "photo", [], true),
  route("advisor", "root", "advisor", ["advisor"]),
  route("advisor/inbox", "advisor", "inbox"),
  route("shared/imprint", "root", "impressum", ["imprint"]),
];
const routes = Object.fromEntries(all.map((one) => [one.id, one]));
const build = {
  routes,
  assets: { version: "1a2b", url: "/assets/manifest-1a2b.js", routes, entry: { imports: [], module: "" } },
} as unknown as ServerBuild;

const pathsOf = (of: Record<string, { path?: string } | undefined>) =>
  Object.fromEntries(Object.entries(of).map(([id, one]) => [id, one?.path]));

test("the shared host has every side below its prefix", () => {
  expect(buildOf(build, undefined)).toBe(build);
});

describe("a portal host", () => {
  const ofApplicants = buildOf(build, "applicant");

  test.each(["routes", "assets"] as const)("has only its own side, without prefix, and what is shared: %s", (part) => {
    expect(pathsOf(part === "routes" ? ofApplicants.routes : ofApplicants.assets.routes)).toEqual({
      root: "",
      applicant: undefined,
      "applicant/home": "home",
      "applicant/documents": "documents",
      "shared/photo": "photo",
      "shared/imprint": "impressum",
    });
  });
  test("has a manifest of its own that names no route of another side", () => {
    expect(ofApplicants.assets.url).toBe("/assets/manifest-1a2b-applicant.js");
    expect(ofApplicants.assets.version).not.toBe(build.assets.version);
    expect(manifestScript(ofApplicants)).not.toContain("advisor/inbox");
  });
  test("leaves the build itself as it was", () => {
    expect(routes.applicant?.path).toBe("ds");
  });
});

describe("the browser's list of routes", () => {
  const page = { default: () => null };
  const file = { loader: () => new Response("a file") };
  const named = (id: string, path: string, module: object, hasAction = false) => ({ id, path, module, hasAction });
  const all = [
    named("company/home", "home", page),
    named("company/invoice", "invoices/:id", file),
    named("company/act", "act", file, true),
    named("advisor/inbox", "inbox", page),
    named("shared/cv-generator/profil", "input/profil", page),
    named("shared/cookies", "cookies", page),
    named("shared/not-found", "*", page),
  ];
  const routes = Object.fromEntries(all.map((one) => [one.id, one]));
  const whole = { routes, assets: { ...build.assets, routes } } as unknown as ServerBuild;
  const idsFor = (side?: "company") => Object.keys(partOf(whole, side).assets.routes);

  test("on a side has its pages and acts, and the pages of no side but the public CV generator's", () => {
    expect(idsFor("company")).toEqual(["company/home", "company/act", "shared/cookies"]);
  });
  test("on a page of no side has the CV generator, and no side", () => {
    expect(idsFor()).toEqual(["shared/cv-generator/profil", "shared/cookies"]);
  });
});

test("what failed where there is no page fails there as a page; pages are as they were", () => {
  const failure = new Response(null, { status: 500 });
  const page = { default: () => null };
  const file = { loader: () => new Response("a file") };
  const routes = {
    page: { id: "page", path: "page", module: page },
    file: { id: "file", path: "file", module: file },
  };
  const whole = { ...build, routes } as unknown as ServerBuild;
  const failed = failedBuildOf(whole, failure);
  expect(failed.routes.page?.module).toBe(page);
  expect(failed.routes.file?.module.default).toBeDefined();
  expect(() => failed.routes.file?.module.loader?.({} as never)).toThrow(failure);
});
