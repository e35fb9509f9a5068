import { expect, it } from "vitest";
import { cleanName } from "#domain/clean-name.ts";

it("a long file name keeps its ending, and no half of an emoji", () => {
  expect(cleanName(`${"x".repeat(195)}😀😀.pdf`)).toBe(`${"x".repeat(195)}.pdf`);
});
