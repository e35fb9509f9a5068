import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import {
  birthday,
  numberOf,
  pastDay,
  plainMessage,
  ticked,
  typedDay,
  typedMoment,
  yesOrNo,
  yesOrNoOf,
} from "#app/forms/pieces.server.ts";

/** The value or the errors of one posted field. */
function read(schema: z.ZodType, typed?: string) {
  const result = parseWithZod(new URLSearchParams(typed === undefined ? {} : { it: typed }), {
    schema: z.object({ it: schema }),
    error: plainMessage,
  });
  return result.status === "success" ? (result.value as { it: unknown }).it : result.error?.it;
}

describe("yes or no", () => {
  it("is three things: yes, no, and not answered", () => {
    expect([read(yesOrNo, "yes"), read(yesOrNo, "no"), read(yesOrNo)]).toEqual([true, false, ["required"]]);
    expect([true, false, null].map(yesOrNoOf)).toEqual(["yes", "no", undefined]);
  });
});

describe("a day", () => {
  it.each([
    ["2026-03-15", "2026-03-15"],
    ["15.03.2026", "2026-03-15"],
    ["5.3.2026", "2026-03-05"],
    [" 5. 3. 2026 ", "2026-03-05"],
    ["31.02.2026", ["date"]],
    ["soon", ["date"]],
    ["", ["required"]],
  ])("%j is read as %j", (typed, expected) => {
    expect(read(typedDay, typed)).toEqual(expected);
  });

  it("that must have been ends with today in Germany", () => {
    vi.setSystemTime(new Date("2026-03-14T23:30:00Z"));
    expect(read(pastDay, "2026-03-15")).toBe("2026-03-15");
    expect(read(pastDay, "2026-03-16")).toEqual(["notInFuture"]);
    expect(read(pastDay, "soon")).toEqual(["date"]);
    vi.useRealTimers();
  });

  it("of birth lies 14 to 100 years back", () => {
    vi.setSystemTime(new Date("2026-03-14T23:30:00Z"));
    for (const typed of ["2012-03-15", "1926-03-16"]) expect(read(birthday, typed)).toBe(typed);
    for (const typed of ["2012-03-16", "1926-03-15", "2025-01-01", "0026-01-01"])
      expect(read(birthday, typed)).toEqual(["birthday"]);
    expect(read(birthday, "2026-03-16")).toEqual(["notInFuture"]);
    vi.useRealTimers();
  });
});

describe("a moment", () => {
  it.each([
    ["2026-03-24T10:00", "2026-03-24T09:00:00.000Z"],
    ["24.03.2026, 10:00", "2026-03-24T09:00:00.000Z"],
    ["1.7.2026 9.30 Uhr", "2026-07-01T07:30:00.000Z"],
    ["1.7.2026, 14 Uhr", "2026-07-01T12:00:00.000Z"],
    ["24.03.2026", ["moment"]],
    ["29.03.2026, 02:30", ["moment"]],
    ["20260-03-24T10:00", ["moment"]],
    ["soon", ["moment"]],
    ["", ["required"]],
  ])("%j is read as %j", (typed, expected) => {
    expect(read(typedMoment, typed)).toEqual(expected);
  });
});

it("reads a number that is one of the choices", () => {
  expect([read(numberOf([5, 10]), "10"), read(numberOf([5, 10]), "7")]).toEqual([10, ["required"]]);
});

it("says of a box that is not ticked why it must be", () => {
  expect([read(ticked("attendance"), "on"), read(ticked("attendance"))]).toEqual([true, ["attendance"]]);
});
