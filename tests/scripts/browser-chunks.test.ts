import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chunkAt, chunkOf, chunks, ofFewPages } from "../../scripts/browser-chunks.ts";

const files = ["app", "contract", "domain"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join("/portal", folder, name)),
);

describe("every rule matches a file, so that a moved file is noticed", () => {
  test.each(Object.entries(chunks).flatMap(([name, rules]) => rules.map((rule) => ({ name, rule }))))(
    "$name: $rule",
    ({ name, rule }) => {
      expect(files.filter((file) => rule.test(file) && chunkAt(file) === name)).not.toEqual([]);
    },
  );
  test.each(["TaskList", "GroupEnd", "Completion", "Bars", "ui/Written"])(
    "a module that few pages need: %s",
    (name) => {
      const found = files.filter((file) => file.endsWith(`/${name}.tsx`));
      expect(found).toHaveLength(1);
      expect(ofFewPages.test(found[0]!)).toBe(true);
      expect(chunkAt(found[0]!)).toBeUndefined();
    },
  );
});

test("a page's own components are in its chunk", () => {
  expect(chunkAt("/portal/app/sides/applicant/home/home.tsx")).toBeUndefined();
});

test("React and the router are files of their own, which run before ours", () => {
  const chunkOfLibrary = (path: string) => chunkOf(`/portal/node_modules/${path}`, undefined as never);
  for (const path of ["react/index.js", "react-dom/client.js", "scheduler/index.js"])
    expect(chunkOfLibrary(path)).toBe("react");
  for (const path of [
    "@remix-run/react/dist/esm/index.js",
    "@remix-run/router/dist/router.js",
    "react-router/dist/index.js",
  ])
    expect(chunkOfLibrary(path)).toBe("router");
  expect(chunkOf("/portal/app/remix-in-browser.ts", undefined as never)).toBe("router");
});
