import { describe, expect, it } from "vitest";
import { activeOf } from "#domain/active-application.ts";

const first = { id: "a", primary: false };
const primary = { id: "b", primary: true };
const last = { id: "c", primary: false };

describe("the active one", () => {
  it("is the stored one", () => {
    expect(activeOf([first, primary, last], "c")).toBe(last);
  });

  it.each([null, undefined, "gone"])("is the primary one when %j is stored", (stored) => {
    expect(activeOf([first, primary, last], stored)).toBe(primary);
  });

  it("is the first where none is primary", () => {
    expect(activeOf([first, last])).toBe(first);
  });

  it("is nothing where there is none", () => {
    expect(activeOf([])).toBeUndefined();
  });
});
