import type { ServerBuild } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { openAddresses } from "#server/addresses.ts";
import { buildOf } from "#server/side-builds.ts";

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
  module: { default: () => null, handle: words && { words, takesFiles } },
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
  { id: "shared/file", parentId: "root", path: "file", module: {} },
];
const routes = Object.fromEntries(all.map((one) => [one.id, one]));
const build = {
  routes,
  assets: { version: "1a2b", url: "/assets/manifest-1a2b.js", routes, entry: { imports: [], module: "" } },
} as unknown as ServerBuild;

test("Remix gets only the routes that lead to the page, and the browser those of the page's side", () => {
  const { build: own } = openAddresses(build)("/ds/documents");
  expect(Object.keys(own.routes)).toEqual(["root", "applicant", "applicant/documents"]);
  expect(Object.keys(own.assets.routes)).toEqual(Object.keys(own.routes));
  expect(own.assets.url).toBe("/assets/manifest-1a2b-for-applicant.js");
});

test("pages of one route share what is known of them, however many addresses they have", () => {
  const addressAt = openAddresses(build);
  const first = addressAt("/ds/documents");
  for (let index = 0; index < 3000; index += 1) addressAt(`/nowhere/${index}`);
  expect(addressAt("/ds/documents")).toBe(first);
  expect(addressAt("/ds/documents/")).toBe(first);
});

test("an address that no route knows is left to the whole build", () => {
  expect(openAddresses(build)("/nowhere").build).toBe(build);
});

test("files have no page, and are known when one fails", () => {
  const addressAt = openAddresses(build);
  expect([addressAt("/impressum").hasPage, addressAt("/file").hasPage]).toEqual([true, false]);
  expect(addressAt("/file").build.assets.routes["shared/file"]).toBeDefined();
});

test("drafts wait at pages: not at files, nor where no route or only the last one leads", () => {
  const lost = { ...build, routes: { ...routes, lost: route("lost", "root", "*") } } as ServerBuild;
  const takesDrafts = (path: string, of = build) => openAddresses(of)(path).takesDrafts;
  expect(["/ds/home", "/file", "/nowhere"].map((path) => takesDrafts(path))).toEqual([true, false, false]);
  expect(takesDrafts("/nowhere", lost)).toBe(false);
});

describe("a page gets the words of its routes", () => {
  test("on the shared host", () => {
    const addressAt = openAddresses(build);
    expect(addressAt("/ds/home").namespaces).toEqual(["common", "applicant", "home", "steps"]);
    expect(addressAt("/impressum").namespaces).toEqual(["common", "imprint"]);
  });
  test("on a portal host", () => {
    const addressAt = openAddresses(buildOf(build, "applicant"));
    expect(addressAt("/home").namespaces).toEqual(["common", "applicant", "home", "steps"]);
  });
  test("and those of every page when nothing matches", () => {
    expect(openAddresses(build)("/nowhere").namespaces).toEqual(["common"]);
  });
});

describe("files are taken", () => {
  const addressAt = openAddresses(build);
  test.each([
    ["/ds/documents", "applicant"],
    ["/photo", "visitors"],
    ["/ds/home", undefined],
    ["/ds", undefined],
    ["/nowhere", undefined],
  ])("at %s from %s", (path, senders) => {
    expect(addressAt(path).senders).toBe(senders);
  });
  test("on a portal host from its side's people", () => {
    expect(openAddresses(buildOf(build, "applicant"))("/documents").senders).toBe("applicant");
  });
});
