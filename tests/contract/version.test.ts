import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { version } from "#contract/version.ts";

it("is the one of the package", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8")).version).toBe(version);
});
